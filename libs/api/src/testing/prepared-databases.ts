import { setNetworkZone } from '@raang/text-time';
import { type OpenDatabase, openDatabase } from '../database/database';
import { openEmbeddedPool } from '../database/embedded';
import { importFeed } from '../network/network.import';
import type { DatabaseEngine, DatabasePlace } from './database-engines';
import { readSiteFeed, siteAgencies } from './site-feed';
import { testNow } from './test-api';

/** What a prepared database holds: no schema, the schema without rows, or the schema with the site's feed. */
export type PreparedState = 'blank' | 'empty' | 'network';

/** The template of each prepared database. */
export type Templates = Record<PreparedState, string>;

export interface PreparedDatabases {
  templates: Templates;
  remove: () => Promise<void>;
}

/** Prepares the databases that tests copy. Each one starts as a copy of the previous one. */
export async function prepareDatabases(engine: DatabaseEngine): Promise<PreparedDatabases> {
  const blank = await engine.create();
  // PGlite needs seconds for the files of a new database
  if (!blank.options.url) await (await openEmbeddedPool(blank.options.directory)).close();
  const empty = await prepare(await engine.create(blank.template), async () => {});
  const network = await prepare(await engine.create(empty.template), importSiteFeed);
  return {
    templates: { blank: blank.template, empty: empty.template, network: network.template },
    remove: async () => {
      for (const place of [network, empty, blank]) await place.remove();
    },
  };
}

async function prepare(place: DatabasePlace, fill: (database: OpenDatabase) => Promise<void>) {
  const database = await openDatabase(place.options);
  await fill(database);
  await database.close();
  return place;
}

async function importSiteFeed({ db }: OpenDatabase): Promise<void> {
  // the set-up of the tests does not reach the process that prepares their databases
  setNetworkZone('Asia/Bangkok');
  const { outcome } = await importFeed(db, {
    files: await readSiteFeed(),
    ownAgencies: siteAgencies,
    now: () => testNow,
  });
  if (outcome !== 'imported') throw new Error(`the site's feed is ${outcome}; npm run feed lists the errors`);
}
