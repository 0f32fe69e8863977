import { checkCalendar } from './check-calendar';
import { checkClock, type FeedClock } from './check-clock';
import { checkFares } from './check-fares';
import { checkLeftOut, type Shares } from './check-left-out';
import { checkLinks } from './check-links';
import { checkNetwork } from './check-network';
import { checkStopTimes } from './check-stop-times';
import { checkTables } from './check-tables';
import { FeedError } from './feed-error';
import { type FeedProblem, type FeedReason, FeedUnderCheck } from './feed-under-check';
import type { FeedFiles, LeftOut } from './files';

export interface FeedReport {
  /** Sorted by file, then by line; at most 200 of each severity per file. Do not use a feed with an error. */
  problems: FeedProblem[];
  /** The same by kind, without a limit. */
  reasons: FeedReason[];
  /** Pass it to `leavingOut`, so that `readFeed` skips what cannot be read. */
  leftOut: LeftOut;
  /** How many trips and stations the feed has, and how many of them are left out. */
  shares: Shares;
}

export interface CheckOptions {
  /** Refuses a feed with another clock. */
  clock?: FeedClock | undefined;
}

/** Checks everything that `readFeed` and later steps rely on, and what of a valid feed cannot be read. */
export function checkFeed(files: FeedFiles, { clock }: CheckOptions = {}): FeedReport {
  const feed = new FeedUnderCheck(files);
  let shares: Shares = { trips: { count: 0, leftOut: 0 }, stations: { count: 0, leftOut: 0 } };
  try {
    checkTables(feed);
    checkNetwork(feed);
    checkCalendar(feed);
    if (clock) checkClock(feed, clock);
    shares = checkLeftOut(feed, checkStopTimes(feed));
    checkLinks(feed);
    checkFares(feed);
  } catch (error) {
    // the file cannot be unpacked
    if (!(error instanceof FeedError)) throw error;
    feed.report('error', error.place);
  }
  return { problems: feed.problems(), reasons: feed.reasons(), leftOut: feed.leftOut(), shares };
}
