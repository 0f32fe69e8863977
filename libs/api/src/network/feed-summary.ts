import {
  type FeedProblem,
  type FeedReport,
  maximumProblemsPerFile,
  type Severity,
} from '@raang/journeys/gtfs';

/** How many problems a feed has, in all. */
export type FeedCounts = Record<Severity, number>;

export const countsOf = ({ reasons }: Pick<FeedReport, 'reasons'>): FeedCounts => {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity, count } of reasons) counts[severity] += count;
  return counts;
};

export const hasErrors = (report: Pick<FeedReport, 'reasons'>) => countsOf(report).error > 0;

/** Adds problems that are known only once the feed is read; like those of a file, at most 200 of each source. */
export function withProblems(report: FeedReport, problems: readonly FeedProblem[]): FeedReport {
  const groups = [...Map.groupBy(problems, ({ file, field }) => `${file} ${field}`).values()];
  return {
    ...report,
    problems: [...report.problems, ...groups.flatMap(listed)],
    reasons: [...report.reasons, ...groups.map((group) => ({ ...group[0]!, count: group.length }))],
  };
}

function listed(group: readonly FeedProblem[]): FeedProblem[] {
  const omitted = group.length - maximumProblemsPerFile;
  if (omitted <= 0) return [...group];
  const { file, field, severity } = group[0]!;
  const rest = { file, ...(field && { field }), severity, reason: `and ${omitted} more ${severity}s` };
  return [...group.slice(0, maximumProblemsPerFile), rest];
}

/** `2 warnings, 3 notes; 1 of 5 trips left out`; `nothing to report` for a feed without any. */
export function printCounts(report: Pick<FeedReport, 'reasons' | 'shares'>): string {
  const counts = countsOf(report);
  const found = (['error', 'warning', 'note'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}${counts[severity] === 1 ? '' : 's'}`);
  const { trips, stations } = report.shares;
  const lost = [
    ...(trips.leftOut > 0 ? [`${trips.leftOut} of ${trips.count} trips left out`] : []),
    ...(stations.leftOut > 0 ? [`${stations.leftOut} of ${stations.count} stations without trains`] : []),
  ];
  return [found.join(', ') || 'nothing to report', ...lost].join('; ');
}
