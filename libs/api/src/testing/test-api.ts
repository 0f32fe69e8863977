import { type ApiClient, createApiClient } from '@raang/api-client';
import { createApi } from '../api';
import type { Database } from '../database/database';
import { createFeedSources } from '../network/feed-source';

/** The moment at which every test of the API takes place: noon in Bangkok. */
export const testNow = new Date('2026-11-20T12:00:00+07:00');

/** The two ways to the API: every procedure's tests go both. */
export const transports: { transport: string; open: (db: Database) => ApiClient }[] = [
  { transport: 'in process', open: (db) => openTestApi(db).clientFor(new Headers()) },
  {
    transport: 'over HTTP',
    open: (db) => createApiClient({ baseUrl: 'http://localhost', fetch: openTestApi(db).handle }),
  },
];

/** An API on a test's database; a failure inside it is a failure of the test. */
export function openTestApi(db: Database) {
  const onError = (error: unknown) => {
    throw error;
  };
  // a test that imports a feed asks for that feed, not for the one before
  const feedSource = createFeedSources({ onError }).newest;
  return createApi({ db, now: () => testNow, onError, feedSource });
}
