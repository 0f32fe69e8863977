import { Trans, useLingui } from '@lingui/react/macro';
import { Link, SectionHeading } from '@raang/ui';
import type { OperatorModel } from './connecting-station-model';

/** Who runs the station's trains, and how to reach them. */
export function Operators({ operators }: { operators: readonly OperatorModel[] }) {
  const { t } = useLingui();
  if (operators.length === 0) return null;
  return (
    <section aria-labelledby="operator" className="space-y-3">
      <SectionHeading id="operator" title={t`Operator`} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {operators.map((operator) => (
          <li key={operator.name} className="space-y-1 py-3">
            <Operator operator={operator} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Operator({ operator: { name, brand, website, telephone } }: { operator: OperatorModel }) {
  return (
    <>
      <p className="font-semibold">{name}</p>
      {brand && <p className="text-sm text-ink-muted">{brand}</p>}
      {telephone && (
        <p>
          <Trans>Telephone</Trans> <Link href={telephone.href}>{telephone.text}</Link>
        </p>
      )}
      {website && (
        <p className="wrap-anywhere">
          <Link href={website.href} external>
            {website.text}
          </Link>
        </p>
      )}
    </>
  );
}
