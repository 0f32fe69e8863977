import { cva, cx } from 'class-variance-authority';
import { useLabels } from '../labels/labels-provider';
import { FilledLabel } from '../labels/filled-label';
import { LineBadge } from '../line-badge/line-badge';
import type { NativeProps } from '../native/native-props';
import { type ServiceState, StateMark } from '../status-row/state-mark';
import type { StatusRowProps } from '../status-row/status-row';
import { type ShownTime, Time } from '../time/time';

export interface StatusSummaryProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Every line in the caller's order; a line may have several rows. */
  rows: readonly Pick<
    StatusRowProps,
    'line' | 'state' | 'stateText' | 'period' | 'nextWordBy' | 'overdue' | 'more'
  >[];
  /** The time of what a live source says; absent without such a source. */
  checkedAt?: ShownTime;
  /** What the states of lines without an alert rest on. */
  basis?: string;
}

const cell = cva('relative flex min-w-0 flex-col px-3 py-2', {
  variants: {
    state: {
      good: 'bg-surface-raised',
      unreported: 'bg-surface-raised',
      unknown: 'bg-surface-raised',
      ended: 'bg-surface-raised',
      planned: 'bg-info-soft',
      minor: 'bg-warning-soft',
      severe: 'bg-danger-soft',
      closed: 'bg-danger-soft',
    },
    isWide: { true: 'col-span-full' },
  },
});

/** Where trains run as usual, or are not expected to. */
const calm: readonly ServiceState[] = ['good', 'unreported', 'unknown', 'ended'];

/**
 * The state of every line at a glance: two lines beside each other, and a disruption across the whole width. Put it into
 * a `@container`. For all details use StatusBoard.
 */
export function StatusSummary({ rows, checkedAt, basis, className, ...root }: StatusSummaryProps) {
  const { status } = useLabels();
  // a single cell in a row of two would leave a hole
  const isWide = ({ state }: { state: ServiceState }, index: number) =>
    !calm.includes(state) || isAlone(rows, index);
  return (
    <div {...root} className={cx('space-y-2', className)}>
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line @min-[16rem]:grid-cols-2">
        {rows.map((row, index) => {
          const { line, state, stateText, period, nextWordBy, overdue, more } = row;
          return (
            <li key={`${line.id}-${index}`} className={cell({ state, isWide: isWide(row, index) })}>
              <LineBadge
                variant="swatch"
                lineId={line.id}
                name={line.name}
                href={line.href}
                className={cx('min-h-7 self-start', line.href && 'after:absolute after:inset-0')}
              />
              <StateMark state={state} size="sm">
                {stateText}
              </StateMark>
              {period && <p className="text-sm">{period}</p>}
              {nextWordBy && (
                <p className="text-sm text-ink-muted">
                  <FilledLabel template={status.nextWordBy} values={{ time: <Time {...nextWordBy} /> }} />
                  {overdue && (
                    <>
                      {' '}
                      <b className="font-semibold text-ink">{status.overdue}</b>
                    </>
                  )}
                </p>
              )}
              {more && (
                <a
                  href={more.href}
                  className="relative z-10 self-start rounded-sm py-1 text-sm font-semibold text-accent"
                >
                  {more.label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {checkedAt && (
        <p className="text-sm text-ink-muted">
          <FilledLabel template={status.checkedAt} values={{ time: <Time {...checkedAt} /> }} />
        </p>
      )}
      {basis && <p className="max-w-text text-sm text-ink-muted">{basis}</p>}
    </div>
  );
}

/** Whether a calm line has no calm neighbour in its row: a run of calm lines with an odd number ends with one. */
function isAlone(rows: StatusSummaryProps['rows'], index: number): boolean {
  const isCalm = (at: number) => rows[at] !== undefined && calm.includes(rows[at].state);
  let before = 0;
  while (isCalm(index - before - 1)) before += 1;
  return before % 2 === 0 && !isCalm(index + 1);
}
