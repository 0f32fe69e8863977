import type { FeedFiles } from '../../gtfs/files';

/** A valid feed as others publish it, and a journey on it. */
export interface ForeignFeed {
  /** What is foreign to ours. */
  name: string;
  files: FeedFiles;
  /** `stop_id` of the first and the last station. */
  from: string;
  to: string;
  /** `YYYY-MM-DD HH:MM`, in the zone of the feed. */
  at: string;
  /** Each leg: `line: from at – to at` or `walk: from – to, seconds`, by names. */
  legs: string[];
  /** What the check reports: severity, place and reason. */
  problems?: string[];
}
