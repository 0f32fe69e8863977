import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@raang/ui';
import { FoldedSection } from '../page/folded-section';
import type { DestinationModel } from './destinations-model';

/** Popular destinations from a station, with changes and minutes. */
export function Destinations({ destinations }: { destinations: readonly DestinationModel[] }) {
  const { t } = useLingui();
  if (destinations.length === 0) return null;
  return (
    <FoldedSection id="destinations" title={t`From here to`}>
      <ul role="list" className="divide-y divide-line border-y border-line">
        {destinations.map(({ name, href, says }) => (
          <li key={href} className="py-2.5">
            <Link href={href} className="font-semibold">
              {name}
            </Link>
            {says && <span className="block text-sm text-ink-muted">{says}</span>}
          </li>
        ))}
      </ul>
      {destinations.some(({ says }) => says) && (
        <p className="text-sm text-ink-muted">
          <Trans>At midday on a weekday, waiting time included. Other times may differ.</Trans>
        </p>
      )}
    </FoldedSection>
  );
}
