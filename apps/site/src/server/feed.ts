import { type Database, type FeedReport, importFeedFrom } from '@raang/api';
import type { Log } from './log';

/** Result of the feed import at start, for /readyz. */
export interface FeedStatus {
  outcome: FeedReport['outcome'];
  /** One line each, including warnings. */
  problems: string[];
}

/**
 * Imports the feed of the start from a folder or a zip file. If it has errors, logs them, and the previous feed stays
 * active. A feed that was imported by command stays active until the feed of the start changes.
 */
export async function putFeedInForce(
  db: Database,
  source: string,
  { ownAgencies, log, now }: { ownAgencies: readonly string[]; log: Log; now: () => Date },
): Promise<FeedStatus> {
  const report = await importFeedFrom(db, { source, ownAgencies, now });
  const problems = report.problems.map(({ text }) => text);
  if (report.outcome === 'refused')
    log.error(`the feed ${source} is refused; the previous feed stays active`);
  for (const problem of problems) log.warn(`feed ${problem}`);
  return { outcome: report.outcome, problems };
}
