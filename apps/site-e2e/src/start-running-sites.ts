import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { createDatabase } from './postgres-server';
import { copyPreparedFolder } from './prepared-data';
import { startReplicas } from './replicas';
import { type RunningSites, tellRunningSites } from './running-sites';
import { startSite, stop } from './start-site';

type Close = () => Promise<unknown>;

/** Playwright's global setup: imports content and feed once per kind of database, then starts sites on copies. */
export default async function startRunningSites(): Promise<Close> {
  const [folder, database] = await Promise.all([prepareFolder(), prepareDatabase()]);
  const prepared = { folder, database: database.name };
  const [embedded, official, replicated] = await Promise.all([
    startEmbedded(prepared),
    startEmbedded(prepared, { EDITION: 'official' }),
    startReplicas(prepared),
  ]);
  tellRunningSites({
    embedded: embedded.address,
    official: official.address,
    replicated: replicated.site,
    prepared,
  });
  return async () => {
    await Promise.all([embedded.close(), official.close(), replicated.close()]);
    await Promise.all([rm(folder, { recursive: true }), database.drop()]);
  };
}

async function prepareFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-prepared-'));
  await startAndStop({ DATA_DIR: folder });
  return folder;
}

async function prepareDatabase() {
  const database = await createDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-prepared-'));
  await startAndStop({ DATA_DIR: folder, DATABASE_URL: database.url });
  await rm(folder, { recursive: true });
  return database;
}

async function startAndStop(environment: Record<string, string>) {
  const site = startSite({ PORT: '0', ...environment });
  await site.ready();
  await stop(site.child, site.exit);
}

async function startEmbedded(prepared: RunningSites['prepared'], environment: Record<string, string> = {}) {
  const [folder, port] = await Promise.all([copyPreparedFolder(prepared), getPort()]);
  const site = startSite({
    // pages contain their own URL, so the port must be known before the start
    PORT: String(port),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...environment,
  });
  return {
    address: await site.ready(),
    close: async () => {
      await stop(site.child, site.exit);
      await rm(folder, { recursive: true });
    },
  };
}
