import { type Database, type FeedReport, importFeedFrom } from '@raang/api';
import type { Log } from './log';

/** What the start made of the feed, as /readyz tells it. */
export interface FeedStatus {
  outcome: FeedReport['outcome'];
  /** One line each, warnings too. */
  problems: string[];
}

/**
 * Puts the feed of a folder or a zip file in force. One that is broken is reported, and the one before stays; so does
 * one that was imported by command, until the start brings another feed than it did then.
 */
export async function putFeedInForce(
  db: Database,
  source: string,
  { log, now }: { log: Log; now: () => Date },
): Promise<FeedStatus> {
  const report = await importFeedFrom(db, { source, now });
  const problems = report.problems.map(({ text }) => text);
  if (report.outcome === 'refused') log.error(`the feed ${source} is refused; the one before stays in force`);
  for (const problem of problems) log.warn(`feed ${problem}`);
  return { outcome: report.outcome, problems };
}
