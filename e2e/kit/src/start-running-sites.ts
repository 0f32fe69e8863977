import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import getPort from 'get-port';
import { timeOf } from './clocks';
import { createDatabase } from './postgres-server';
import { copyPreparedFolder } from './prepared-data';
import { startReplicas } from './replicas';
import { keyOf, type PreparedData, type SharedSite, type SiteKind, tellRunningSites } from './running-sites';
import { startSite, stop } from './start-site';

interface Started {
  address: string;
  folder: string;
  close: () => Promise<unknown>;
}

type Start = (prepared: PreparedData, environment: { CLOCK: string }) => Promise<Started>;

/** How each kind of shared site starts. */
const starts: Record<SiteKind, Start> = {
  embedded: startEmbedded,
  official: (prepared, environment) => startEmbedded(prepared, { ...environment, EDITION: 'official' }),
  postgresql: async (prepared, more) => {
    const { site, environment, close } = await startReplicas(prepared, more);
    return { address: site.address, folder: environment.DATA_DIR, close };
  },
};

/** Playwright's global setup: imports content and feed once per kind of database, then starts the project's sites on copies. */
export default async function startRunningSites({ metadata }: FullConfig): Promise<() => Promise<unknown>> {
  const [folder, database] = await Promise.all([
    prepareFolder(),
    // the target of a project that needs PostgreSQL sets its address
    process.env['TEST_DATABASE_URL'] ? prepareDatabase() : undefined,
  ]);
  const prepared = { folder, database: database?.name ?? '' };
  const shared = new Map((metadata['sites'] as SharedSite[]).map((site) => [keyOf(site), site]));
  const started = await Promise.all(
    [...shared].map(async ([key, { kind, clock = 'today' }]) => {
      const site = await starts[kind](prepared, { CLOCK: timeOf(clock) });
      return [key, site] as const;
    }),
  );
  const sites = started.map(([key, { address, folder }]) => [key, { address, folder }] as const);
  tellRunningSites({ sites: Object.fromEntries(sites), prepared });
  return async () => {
    await Promise.all(started.map(([, { close }]) => close()));
    await Promise.all([rm(folder, { recursive: true }), database?.drop()]);
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

async function startEmbedded(
  prepared: PreparedData,
  environment: Record<string, string> = {},
): Promise<Started> {
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
    folder,
    close: async () => {
      await stop(site.child, site.exit);
      await rm(folder, { recursive: true });
    },
  };
}
