import { cx } from 'class-variance-authority';
import { Heading } from '../heading/heading';
import { FilledLabel } from '../labels/filled-label';
import { useLabels } from '../labels/labels-provider';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';
import { StatusRow, type StatusRowProps } from '../status-row/status-row';
import { type ShownTime, Time } from '../time/time';

export interface StatusBoardProps extends Omit<NativeProps<'div'>, 'children'> {
  /** A row for each line. The caller decides the order. */
  now: readonly StatusRowProps[];
  /** Planned works, soonest first. */
  week?: readonly StatusRowProps[];
  later?: readonly StatusRowProps[];
  /** The time of what a live source says; absent without such a source. */
  checkedAt?: ShownTime;
  /** What the states of lines without an alert rest on, at the foot. */
  basis?: string;
  /** Level of the groups' headings. */
  headingLevel?: HeadingLevel;
}

const groups = ['now', 'week', 'later'] as const;

/** Service status of the network: now, this week, later. Empty groups are hidden. */
export function StatusBoard(props: StatusBoardProps) {
  const { now, week, later, checkedAt, basis, headingLevel = 3, className, ...root } = props;
  const rows = { now, week, later };
  const { status } = useLabels();
  return (
    <div
      {...root}
      className={cx('overflow-hidden rounded-md border border-line bg-surface-raised', className)}
    >
      {groups.map((group) => {
        const inGroup = rows[group] ?? [];
        if (inGroup.length === 0) return null;
        return (
          <div key={group} className="border-b border-line last-of-type:border-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-surface-sunken px-4 py-1">
              <Heading level={headingLevel} className="text-base font-semibold">
                {status[group]}
              </Heading>
              {group === 'now' && checkedAt && (
                <p className="text-sm text-ink-muted">
                  <FilledLabel template={status.checkedAt} values={{ time: <Time {...checkedAt} /> }} />
                </p>
              )}
            </div>
            <ul className="divide-y divide-line">
              {inGroup.map((row, i) => (
                <li key={`${row.line.id}-${i}`}>
                  <StatusRow {...row} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {basis && <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">{basis}</p>}
    </div>
  );
}
