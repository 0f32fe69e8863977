export { checkFeed, type FeedReport } from './check-feed';
export { FeedError, type FeedPlace, printFeedPlace } from './feed-error';
export { type FeedProblem, maximumProblemsPerFile } from './feed-under-check';
export {
  defaultFeedLimits,
  type FeedFiles,
  type FeedLimits,
  openFolder,
  openZip,
  toFeedFiles,
} from './files';
export { readFeed } from './read-feed';
export { safeAgencyId, safeLineId } from './safe-ids';
