import { Trans } from '@lingui/react/macro';
import { Link, StationCode } from '@raang/ui';
import type { OpenStationModel } from './open-stations-model';

/** Where to go instead of a closed station; nothing without an open one near. */
export function OpenStations({ stations }: { stations: readonly OpenStationModel[] | undefined }) {
  if (!stations || stations.length === 0) return null;
  return (
    <div className="pt-1">
      <p className="font-semibold">
        <Trans>Nearest open stations</Trans>
      </p>
      <ul role="list" className="grid gap-y-1 py-1">
        {stations.map(({ code, name, lineId, href, away }) => (
          <li key={code} className="flex min-h-8 min-w-0 items-start gap-2">
            <StationCode code={code} lineId={lineId} />
            <span className="flex min-w-0 flex-wrap gap-x-3">
              <Link href={href} translate="no">
                {name}
              </Link>
              {away && <span className="text-ink-muted">{away}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
