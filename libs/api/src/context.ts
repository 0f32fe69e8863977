import type { Actor } from './actor';
import type { ListingTotals } from './content/listing-totals';
import type { Database } from './database/database';
import type { FeedSource } from './network/feed-source';

/** What all procedures share. Tests hand in their own clock, database and feed. */
export interface SharedContext {
  db: Database;
  now: () => Date;
  listingTotals: ListingTotals;
  feedSource: FeedSource;
}

/** Context of one procedure call. */
export interface ApiContext extends SharedContext {
  actor: Actor;
}
