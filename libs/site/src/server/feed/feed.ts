import type { Log } from '@raang/server';
import { type Database, type FeedReport, type FeedSite, importFeedFrom } from '@raang/api';

/** Result of the feed import at start, for /readyz: how many problems there are, in all and by reason. */
export type FeedStatus = Pick<FeedReport, 'outcome' | 'summary' | 'counts' | 'reasons'>;

/**
 * Imports the feed of the start from a folder or a zip file. If it has errors, logs them, and the previous feed stays
 * active. A feed that was imported by command stays active until the feed of the start changes.
 */
export async function putFeedInForce(
  db: Database,
  source: string,
  { log, ...given }: FeedSite & { log: Log; now: () => Date },
): Promise<FeedStatus> {
  const { problems, ...status } = await importFeedFrom(db, { source, ...given });
  if (status.outcome === 'refused')
    log.error(`the feed ${source} is refused; the previous feed stays active`);
  for (const { severity, text } of problems) {
    if (severity === 'note') log.info(`feed ${text}`);
    else log.warn(`feed ${text}`);
  }
  return status;
}
