import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseOptions } from '../database/database';

/** A database that belongs to one test file or test. */
export interface DatabasePlace {
  options: DatabaseOptions;
  /** Names the database for {@link DatabaseEngine.create}, which can copy it while it is closed. */
  template: string;
  remove: () => Promise<void>;
}

export interface DatabaseEngine {
  /** Creates a database: a copy of the template, or without a schema. */
  create: (template?: string) => Promise<DatabasePlace>;
}

/** PGlite: a template is a directory, and a database a copy of it. */
export const embedded: DatabaseEngine = {
  async create(template) {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'raang-test-'));
    if (template) await cp(template, directory, { recursive: true });
    return {
      options: { directory, onError },
      template: directory,
      remove: () => rm(directory, { recursive: true }),
    };
  },
};

/** A PostgreSQL server: a template is the name of one of its databases. */
export const createServerEngine = (server: string): DatabaseEngine => ({
  async create(template = 'template1') {
    const name = `raang_test_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(server, `create database ${name} template ${template}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return {
      options: { url: url.href, directory: '', onError },
      template: name,
      remove: () => runOnServer(server, `drop database ${name}`),
    };
  },
});

/** A broken connection fails the test. */
function onError(error: Error): never {
  throw error;
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
