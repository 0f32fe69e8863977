import { Link, StationCode } from '@raang/ui';
import type { StationOfferModel } from './station-offers';

/** What a typed text may mean, one press each. Nothing without offers. */
export function StationOffers({ offers }: { offers: readonly StationOfferModel[] }) {
  if (offers.length === 0) return null;
  return (
    <ul role="list" className="mt-1 space-y-1 font-normal">
      {offers.map(({ code, name, lineId, note, href }) => (
        <li key={href} className="flex min-h-9 flex-wrap items-center gap-x-2">
          {code && <StationCode code={code} lineId={lineId} />}
          <Link href={href} className="min-w-0" translate="no">
            {name}
          </Link>
          {note && <span className="min-w-0 text-ink-muted">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
