export type { FeedClock } from './check-clock';
export { checkFeed, type CheckOptions, type FeedReport } from './check-feed';
export type { Share, Shares } from './check-left-out';
export { FeedError, type FeedPlace, printFeedPlace } from './feed-error';
export { type FeedProblem, type FeedReason, maximumProblemsPerFile, type Severity } from './feed-under-check';
export {
  defaultFeedLimits,
  type FeedFiles,
  type FeedLimits,
  leavingOut,
  type LeftOut,
  openFolder,
  openZip,
  toFeedFiles,
} from './files';
export { readFeed } from './read-feed';
export { safeAgencyId, safeLineId } from './safe-ids';
