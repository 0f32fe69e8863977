import type { ListingTotals } from './content/listing-totals';
import type { Database } from './database/database';
import type { FeedSource } from './network/feed-source';

/** What every procedure is given; nothing is taken from the air. */
export interface ApiContext {
  db: Database;
  now: () => Date;
  listingTotals: ListingTotals;
  feedSource: FeedSource;
  /** Headers of the answer; absent when the procedure was called in process. */
  resHeaders?: Headers;
}
