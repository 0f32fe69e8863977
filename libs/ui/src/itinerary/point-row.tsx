import { Link } from '../link/link';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { StationCode } from '../station-code/station-code';
import { Time } from '../time/time';
import type { ItineraryPoint } from './leg';
import { RailStop, type Track } from './rail';

export interface PointRowProps {
  point: ItineraryPoint;
  /** What happens here, for screen readers. */
  place: 'from' | 'to' | 'board' | 'alight';
  above: Track;
  below: Track;
  lineId?: string;
}

/** Three cells of the itinerary's grid: time, mark, place. */
export function PointRow({ point, place, above, below, lineId }: PointRowProps) {
  const { itinerary, platform } = useLabels();
  return (
    <>
      <span className="grid content-start justify-items-end font-semibold @max-[17rem]/page:col-span-full @max-[17rem]/page:justify-items-start @max-[17rem]/page:ps-9">
        {point.time && <Time {...point.time} />}
        {point.time && point.timeNote && (
          <span className="max-w-[4.5rem] text-end text-xs font-normal text-balance text-ink-muted">
            {point.timeNote}
          </span>
        )}
      </span>
      <RailStop above={above} below={below} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="sr-only">{itinerary[place]}</span>
        {point.href ? (
          <Link href={point.href} variant="quiet" className="min-w-0 font-semibold" translate="no">
            {point.name}
          </Link>
        ) : (
          <span translate="no" className="min-w-0 font-semibold">
            {point.name}
          </span>
        )}
        {point.code && <StationCode code={point.code} lineId={lineId} />}
        {point.platform && (
          <span className="text-sm text-ink-muted">{fillLabel(platform, { platform: point.platform })}</span>
        )}
      </span>
    </>
  );
}
