import type { Database } from '../database/database';
import { countItems, type Listing, readContentVersion } from './listing.store';

/** Maximum number of cached totals. The least recently used one is evicted. */
const maximumTotals = 2000;

/** Number of items of a listing, on all pages. */
export type ListingTotals = (db: Database, listing: Listing) => Promise<number>;

/**
 * Caches totals of listings. Counting reads every matching row, and the result changes only with the content, so the
 * cache is cleared when the content version changes.
 */
export function createListingTotals(): ListingTotals {
  let version: string | undefined;
  const totals = new Map<string, Promise<number>>();
  return async (db, listing) => {
    const current = await readContentVersion(db);
    if (current !== version) totals.clear();
    version = current;
    const { group, category, line, found, from, to, month } = listing;
    const key = JSON.stringify([group, category, line, found?.q, found?.version, from, to, month]);
    const known = totals.get(key);
    const total = known ?? countItems(db, listing);
    totals.delete(key);
    totals.set(key, total);
    if (totals.size > maximumTotals) totals.delete(totals.keys().next().value!);
    // do not cache failures: the next caller retries
    total.catch(() => totals.delete(key));
    return total;
  };
}
