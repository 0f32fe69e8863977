import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { ClockIcon, TransferIcon, WalkIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import type { ItineraryLeg, RideLeg, WayLeg } from './leg';
import { PointRow } from './point-row';
import { RailRun } from './rail';
import { RideRow } from './ride-row';

export interface ItineraryProps extends Omit<NativeProps<'ol'>, 'children'> {
  /** In the order of the journey. */
  legs: readonly ItineraryLeg[];
}

const iconOf = { walk: WalkIcon, transfer: TransferIcon, wait: ClockIcon };

/** The legs of a journey: an ordered list, drawn as a line with stops. */
export function Itinerary({ legs, className, ...props }: ItineraryProps) {
  const { itinerary } = useLabels();
  return (
    <ol
      aria-label={itinerary.steps}
      {...props}
      className={cx(
        // where text is large, times stand above their places
        'grid grid-cols-[auto_1.5rem_minmax(0,1fr)] gap-x-3 max-[22rem]:gap-x-2 @max-[17rem]/page:grid-cols-[1.5rem_minmax(0,1fr)]',
        className,
      )}
    >
      {legs.map((leg, i) => (
        <li
          key={i}
          data-line={leg.kind === 'ride' ? leg.line.id : undefined}
          // a ride with all its stops may be longer than the rest of a sheet
          className={cx(
            'col-span-full grid grid-cols-subgrid',
            leg.kind !== 'ride' && 'print:break-inside-avoid',
          )}
        >
          {leg.kind === 'ride' ? (
            <Ride leg={leg} isFirst={i === 0} isLast={i === legs.length - 1} />
          ) : (
            <Way leg={leg} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Ride({ leg, isFirst, isLast }: { leg: RideLeg; isFirst: boolean; isLast: boolean }) {
  const before = isFirst ? 'none' : 'dots';
  const after = isLast ? 'none' : 'dots';
  return (
    <>
      <PointRow point={leg.from} place="board" above={before} below="line" lineId={leg.line.id} />
      <RideRow leg={leg} />
      <PointRow point={leg.to} place="alight" above="line" below={after} lineId={leg.line.id} />
    </>
  );
}

function Way({ leg }: { leg: WayLeg }) {
  const { itinerary } = useLabels();
  const { kind, from, to, duration, note, notice } = leg;
  return (
    <>
      {from && <PointRow point={from} place="from" above="none" below="dots" />}
      <span className="@max-[17rem]/page:hidden" />
      <RailRun run="dots" />
      <div className="grid min-w-0 gap-y-1 py-3 print:py-1">
        <p className="flex gap-x-2">
          <Icon icon={iconOf[kind]} className="first-line text-ink-muted" />
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span>{fillLabel(itinerary[kind], { duration })}</span>
            {note && <span className="text-sm text-ink-muted">{note}</span>}
          </span>
        </p>
        {notice}
      </div>
      {to && <PointRow point={to} place="to" above="dots" below="none" />}
    </>
  );
}
