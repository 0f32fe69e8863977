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
  /** By file, then by line. A feed with an error is not to be used. */
  problems: FeedProblem[];
}

/**
 * Looks at everything that `readFeed` and what follows count on, and says line and reason of what is wrong, at most
 * 200 times a file.
 */
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
    // a file that cannot even be unpacked
    if (!(error instanceof FeedError)) throw error;
    feed.tell('error', error.place);
  }
  return { problems: feed.problems() };
}
