import os from 'node:os';
import path from 'node:path';
import { type Api, type ApiOptions, createApi, type InProcessApi } from '../api';
import type { Database } from '../database/database';
import { createFeedSources } from '../network/feed-source';
import { createSearchSources } from '../search/search-source';
import { openFileStore } from '../uploads/file-store';
import { siteAgencies } from './site-feed';
import { sitePages } from './site-pages';

/** The time in every test of the API: noon in Bangkok. */
export const testNow = new Date('2026-11-20T12:00:00+07:00');

/** The site's public origin in every test of the API. */
export const testPublicUrl = 'https://www.example.org';

/** The site's secret in every test of the API. */
export const testSecret = 'the secret of the tests';

/** Uploaded files of the tests. Their folder appears with the first file. */
export const testFiles = openFileStore({
  directory: path.join(os.tmpdir(), `raang-test-files-${process.pid}`),
});

/** An API on a test's database. An unexpected error inside it fails the test. */
export function openTestApi(db: Database, options: Partial<ApiOptions> = {}): Api {
  const onError = (error: unknown) => {
    throw error;
  };
  // a test that imports a feed expects it in the next response
  const feedSource = createFeedSources({ ownAgencies: siteAgencies, onError }).newest;
  const searchSource = createSearchSources({ onError }).newest;
  return createApi({
    db,
    now: () => testNow,
    onError,
    feedSource,
    searchSource,
    publicUrl: testPublicUrl,
    files: testFiles,
    secrets: [testSecret],
    pages: sitePages,
    ...options,
  });
}

/** The procedures of an API on a test's database, called in process by an anonymous visitor. */
export function openTestClient(db: Database): InProcessApi {
  return openTestApi(db).clientFor(new Headers());
}
