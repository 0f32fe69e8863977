import { type Database, type FeedReport, importFeedFrom } from '@raang/api';
import type { Log } from './log';

/** Result of the feed import at start, for /readyz. */
export interface FeedStatus {
  outcome: FeedReport['outcome'];
  /** One line each, including warnings. */
  problems: string[];
}

/**
 * Imports a feed from a folder or a zip file. A feed with an error is reported, and the current one stays. A feed
 * imported by command also stays, until the start has another feed than at that time.
 */
export async function putFeedInForce(
  db: Database,
  source: string,
  { log, now }: { log: Log; now: () => Date },
): Promise<FeedStatus> {
  const report = await importFeedFrom(db, { source, now });
  const problems = report.problems.map(({ text }) => text);
  if (report.outcome === 'refused') log.error(`the feed ${source} is refused; the previous one stays`);
  for (const problem of problems) log.warn(`feed ${problem}`);
  return { outcome: report.outcome, problems };
}
