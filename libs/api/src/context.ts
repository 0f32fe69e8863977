import type { Actor } from './actor';
import type { ListingTotals } from './content/listing-totals';
import type { Database } from './database/database';
import type { FeedSource } from './network/feed-source';

/** What procedures share; nothing is taken from the air. */
export interface SharedContext {
  db: Database;
  now: () => Date;
  listingTotals: ListingTotals;
  feedSource: FeedSource;
}

/** What one call of a procedure is given. */
export interface ApiContext extends SharedContext {
  actor: Actor;
}
