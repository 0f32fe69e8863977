import type { Database } from '../database/database';
import { countItems, type Listing, readContentVersion } from './listing.store';

/** Totals that are kept at once; the one asked for longest ago gives way. */
const maximumTotals = 2000;

/** Tells how many items a listing has. */
export type ListingTotals = (db: Database, listing: Listing) => Promise<number>;

/**
 * Counting reads every item that matches, on every page of a listing, and changes only with the content:
 * so each total is worked out once for each state of the content.
 */
export function createListingTotals(): ListingTotals {
  let version: string | undefined;
  const totals = new Map<string, Promise<number>>();
  return async (db, listing) => {
    const current = await readContentVersion(db);
    if (current !== version) totals.clear();
    version = current;
    const { group, category, line, q, from, to, month } = listing;
    const key = JSON.stringify([group, category, line, q, from, to, month]);
    const known = totals.get(key);
    const total = known ?? countItems(db, listing);
    totals.delete(key);
    totals.set(key, total);
    if (totals.size > maximumTotals) totals.delete(totals.keys().next().value!);
    // a failed count is no total
    total.catch(() => totals.delete(key));
    return total;
  };
}
