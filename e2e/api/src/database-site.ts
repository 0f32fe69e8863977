import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { type Holder, newPerson } from '@raang/e2e-kit/account-holder';
import { signUp } from '@raang/e2e-kit/form-post';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { copyPreparedDatabase } from '@raang/e2e-kit/prepared-data';
import { test as base, expect } from '@raang/e2e-kit/site-test';
import { startSite, stop } from '@raang/e2e-kit/start-site';

/** A site of a test, on PostgreSQL: its database, mails and log can be read from outside. */
export interface DatabaseSite {
  address: string;
  mailbox: ReturnType<typeof openMailbox>;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Everything that the site has written so far, to both streams. */
  output: () => string;
}

/** Starts a site on a copy of the prepared database. */
export async function openDatabaseSite(environment: Record<string, string> = {}) {
  const [folder, database, port] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'raang-database-site-')),
    copyPreparedDatabase(),
    getPort(),
  ]);
  const started = startSite({
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...environment,
  });
  let output = '';
  for (const stream of [started.child.stdout, started.child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const site: DatabaseSite = {
    address: await started.ready(),
    mailbox: openMailbox(folder),
    query: database.query,
    output: () => output,
  };
  const close = async () => {
    await stop(started.child, started.exit);
    await Promise.all([database.drop(), rm(folder, { recursive: true })]);
  };
  return { site, close };
}

/** Tests with one such site per worker. */
export const test = base.extend<object, { site: DatabaseSite }>({
  site: [
    async ({}, use) => {
      const { site, close } = await openDatabaseSite();
      await use(site);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect };

/** Signs up a member of staff; returns the cookie of the session. */
export async function signUpStaff(site: DatabaseSite, role = 'supervisor'): Promise<string> {
  const holder: Holder = newPerson();
  const cookie = await signUp(site, holder);
  await site.query('update accounts set role = $1 where email = $2', [role, holder.email]);
  return cookie;
}
