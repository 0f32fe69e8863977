import { Heading } from '../heading/heading';
import { FilledLabel } from '../labels/filled-label';
import { useLabels } from '../labels/labels-provider';
import type { HeadingLevel } from '../native/native-props';
import { StatusRow, type StatusRowProps } from '../status-row/status-row';
import { type ShownTime, Time } from '../time/time';

export interface StatusBoardProps {
  /** One row per line; the order is the caller's: worst first, or as on the map. */
  now: readonly StatusRowProps[];
  /** Planned works, soonest first. */
  week?: readonly StatusRowProps[];
  later?: readonly StatusRowProps[];
  /** When the page last heard from the source, which may be long after the last word. */
  checkedAt?: ShownTime;
  /** Of the groups' headings. The board's own title is the page's. */
  headingLevel?: HeadingLevel;
}

const groups = ['now', 'week', 'later'] as const;

/** How the network runs: now, this week, later. A group without rows is left out. */
export function StatusBoard({ checkedAt, headingLevel = 3, ...rows }: StatusBoardProps) {
  const { status } = useLabels();
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface-raised">
      {groups.map((group) => {
        const inGroup = rows[group] ?? [];
        if (inGroup.length === 0) return null;
        return (
          <div key={group} className="border-b border-line last:border-0">
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
    </div>
  );
}
