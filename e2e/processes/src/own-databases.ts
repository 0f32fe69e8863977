import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase, type TestDatabase } from '@raang/e2e-kit/postgres-server';
import { copyPreparedDatabase, copyPreparedFolder } from '@raang/e2e-kit/prepared-data';

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** A database that belongs to one test, with the environment variables that point a site to it. */
export interface OwnDatabase {
  environment: Record<string, string>;
  /**
   * Location (`ctid`) and writing transaction (`xmin`) of every row, by table. Two results are equal only if nothing
   * was inserted, updated or deleted in between. Stop the site first: only one process can open an embedded database.
   */
  rowVersions: () => Promise<Record<string, unknown[]>>;
  remove: () => Promise<void>;
}

interface KindOfDatabase {
  name: string;
  createEmpty: () => Promise<OwnDatabase>;
  /** The database already contains the site's content and feed. */
  createPrepared: () => Promise<OwnDatabase>;
}

/** The two kinds of database that a site can run on. */
export const kindsOfDatabase: KindOfDatabase[] = [
  {
    name: 'embedded database',
    createEmpty: async () => embeddedIn(await emptyFolder()),
    createPrepared: async () => embeddedIn(await copyPreparedFolder()),
  },
  {
    name: 'PostgreSQL',
    createEmpty: async () => onServer(await createDatabase(), await emptyFolder()),
    createPrepared: async () => onServer(await copyPreparedDatabase(), await emptyFolder()),
  },
];

const emptyFolder = () => mkdtemp(path.join(os.tmpdir(), 'raang-start-'));

function embeddedIn(folder: string): OwnDatabase {
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    rowVersions: async () => {
      const database = await PGlite.create(path.join(folder, 'db', 'pglite'));
      const rows = await readRowVersions(
        async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
      );
      await database.close();
      return rows;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

function onServer({ url, query, drop }: TestDatabase, folder: string): OwnDatabase {
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    rowVersions: () => readRowVersions(query),
    remove: async () => {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

async function readRowVersions(query: Query): Promise<Record<string, unknown[]>> {
  const tables = await query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by name`);
  const versions: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const rows = await query(`select ctid || ' ' || xmin as version from ${name} order by ctid`);
    versions[String(name)] = rows.map(({ version }) => version);
  }
  return versions;
}
