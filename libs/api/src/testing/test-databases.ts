import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import {
  categories,
  categoryGroups,
  contentVersions,
  itemLikes,
  items,
  itemTexts,
  listingEntries,
} from '../content/content.table';
import { foundItems } from '../found-items/found-items.table';
import { feeds } from '../network/network.table';
import { alerts, announcements } from '../notices/notices.table';
import { type Database, type DatabaseOptions, type OpenDatabase, openDatabase } from '../database/database';

/** Where a database can be opened. */
export interface DatabasePlace {
  options: DatabaseOptions;
  remove: () => Promise<void>;
}

export interface TestDatabase {
  name: string;
  /** A place of its own that has no schema yet. */
  create: () => Promise<DatabasePlace>;
  /** A new, empty, migrated database of its own; closing it removes it. */
  open: () => Promise<OpenDatabase>;
}

/** Both databases that the site runs on: every store's tests run on each. */
export const testDatabases: TestDatabase[] = [
  { name: 'embedded', create: createEmbedded, open: () => openNew(createEmbedded) },
  { name: 'PostgreSQL', create: createOnServer, open: () => openNew(createOnServer) },
];

/** Back to an empty database, in a fraction of the time that opening a new one takes. */
export async function emptyTables(db: Database): Promise<void> {
  const content = [itemLikes, listingEntries, itemTexts, items, categories, categoryGroups, contentVersions];
  for (const table of [...content, alerts, announcements, foundItems, feeds]) await db.delete(table);
}

async function openNew(create: TestDatabase['create']): Promise<OpenDatabase> {
  const { options, remove } = await create();
  const database = await openDatabase(options);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** A connection that breaks is a failure of the test. */
function onError(error: Error): never {
  throw error;
}

async function createEmbedded(): Promise<DatabasePlace> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'raang-test-'));
  return { options: { directory, onError }, remove: () => rm(directory, { recursive: true }) };
}

export async function createOnServer(): Promise<DatabasePlace> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL; the test set-up starts one');
  const name = `raang_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    options: { url: url.href, directory: '', onError },
    remove: () => runOnServer(server, `drop database ${name}`),
  };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
