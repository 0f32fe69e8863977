import { createApi, type InProcessApi } from '../api';
import type { Database } from '../database/database';
import { createFeedSources } from '../network/feed-source';

/** The time in every test of the API: noon in Bangkok. */
export const testNow = new Date('2026-11-20T12:00:00+07:00');

/** An API on a test's database. An unexpected error inside it fails the test. */
export function openTestApi(db: Database) {
  const onError = (error: unknown) => {
    throw error;
  };
  // a test that imports a feed expects it in the next response
  const feedSource = createFeedSources({ onError }).newest;
  return createApi({ db, now: () => testNow, onError, feedSource });
}

/** The procedures of an API on a test's database, called in process by an anonymous visitor. */
export function openTestClient(db: Database): InProcessApi {
  return openTestApi(db).clientFor(new Headers());
}
