import { Icon } from '../icon/icon';
import { ChevronDownIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { Time } from '../time/time';
import type { ItineraryStop, RideLeg } from './leg';
import { RailRun } from './rail';

/** Three cells of the itinerary's grid: empty, track, train with its stations. */
export function RideRow({ leg }: { leg: RideLeg }) {
  const labels = useLabels();
  const { line, headsign, every, stopCount, duration, stops = [] } = leg;
  return (
    <>
      <span className="@max-[17rem]/page:hidden" />
      <RailRun run="line" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-y-1 pt-1 pb-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <LineBadge lineId={line.id} name={line.name} wordForLine={line.wordForLine} />
          <span>{fillLabel(labels.towards, { headsign })}</span>
        </p>
        {every && <p className="text-sm text-ink-muted">{fillLabel(labels.every, { interval: every })}</p>}
        {stops.length > 0 ? (
          <details className="group max-w-full print:[&::details-content]:[content-visibility:visible]">
            <summary className="-ms-1 inline-flex min-h-8 cursor-pointer list-none flex-wrap items-center gap-x-1.5 rounded-sm px-1 text-accent hover:text-accent-hover hover:underline">
              <Icon
                icon={ChevronDownIcon}
                className="-ms-0.5 transition-transform group-open:rotate-180 print:hidden"
              />
              <span>{stopCount}</span>
              <span className="text-ink-muted">{duration}</span>
            </summary>
            <Stops stops={stops} label={labels.itinerary.stops} />
          </details>
        ) : (
          <p className="flex flex-wrap gap-x-1.5 text-ink-muted">
            <span>{stopCount}</span> <span>{duration}</span>
          </p>
        )}
        {leg.notice}
      </div>
    </>
  );
}

interface StopsProps {
  stops: readonly ItineraryStop[];
  label: string;
}

/** Each stop has a tick on the line, 1.5rem back at the centre of the diagram's column. */
function Stops({ stops, label }: StopsProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-y-0.5 pt-1">
      {stops.map(({ name, code, time }) => (
        <li
          key={code ?? name}
          className="relative flex flex-wrap items-center gap-x-2 text-sm before:absolute before:-start-6 before:top-[0.5lh] before:size-2 before:-translate-1/2 before:rounded-full before:border before:border-(--line-edge) before:bg-surface-raised rtl:before:translate-x-1/2 before:forced-color-adjust-none"
        >
          {time && (
            <span className="text-ink-muted">
              <Time {...time} />
            </span>
          )}
          <span translate="no" className="min-w-0">
            {name}
          </span>
          {code && (
            <span translate="no" className="text-xs text-ink-muted">
              {code}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
