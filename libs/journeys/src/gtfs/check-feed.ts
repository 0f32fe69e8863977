import { checkCalendar } from './check-calendar';
import { checkFares } from './check-fares';
import { checkLinks } from './check-links';
import { checkNetwork } from './check-network';
import { checkStopTimes } from './check-stop-times';
import { checkTables } from './check-tables';
import { FeedError } from './feed-error';
import { type FeedProblem, FeedUnderCheck } from './feed-under-check';
import type { FeedFiles } from './files';

export interface FeedReport {
  /** Sorted by file, then by line. Do not use a feed with an error. */
  problems: FeedProblem[];
}

/** Checks everything that `readFeed` and later steps rely on. Reports line and reason, at most 200 times per file. */
export function checkFeed(files: FeedFiles): FeedReport {
  const feed = new FeedUnderCheck(files);
  try {
    checkTables(feed);
    checkNetwork(feed);
    checkCalendar(feed);
    checkStopTimes(feed);
    checkLinks(feed);
    checkFares(feed);
  } catch (error) {
    // the file cannot be unpacked
    if (!(error instanceof FeedError)) throw error;
    feed.report('error', error.place);
  }
  return { problems: feed.problems() };
}
