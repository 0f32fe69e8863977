import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { accounts, accountTokens, credentials, sessions } from '../people/accounts.table';
import type { PasswordHashing } from '../accounts/password-hashing';
import type { Api, ApiOptions } from '../api';
import type { OpenDatabase } from '../database/database';
import { postedMails } from './posted-mails';
import { openTestApi, testNow } from './test-api';
import { emptyTables, type TestDatabase } from './test-databases';
import { openVisitor, type TestVisitor } from './test-visitor';

export const email = 'malee@example.org';
export const password = 'tuna-velvet-99-kiosk';
export const newPassword = 'kiosk-99-velvet-tuna';
export const malee = { name: 'Malee', email, password, lang: 'th' as const };

export const minutes = (number: number) => number * 60_000;

/** Links of the mails about accounts. */
export const linkOf = ({ content }: Awaited<ReturnType<typeof postedMails>>[number]) =>
  content!.blocks.flatMap((block) => (block.kind === 'link' ? [block.href] : []))[0]!;

/**
 * An API on a database without accounts, for the tests of a `describe`. Passwords are hashed by mocks, which the tests
 * can count and which take no time.
 */
export function setUpAccounts(open: TestDatabase['open']) {
  let database: OpenDatabase;
  let api: Api;
  let now = testNow;
  const hash = vi.fn<PasswordHashing['hash']>();
  const verify = vi.fn<PasswordHashing['verify']>();

  beforeAll(async () => {
    database = await open();
    // better-auth takes the time of sessions from the system
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  const setTime = (time: Date) => {
    now = time;
    vi.setSystemTime(time);
  };
  beforeEach(async () => {
    setTime(testNow);
    await emptyTables(database.db);
    hash.mockReset().mockImplementation(async (text) => `hash of ${text}`);
    verify.mockReset().mockImplementation(async (given) => given.hash === `hash of ${given.password}`);
    api = openTestApi(database.db, { now: () => now, hashing: { hash, verify } });
  });
  afterEach(() => setTime(testNow));
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const visit = (from: Parameters<typeof openVisitor>[1] = {}) => openVisitor(() => api, from);
  const mails = () => postedMails(database.db);
  const tokens = async (path: string) =>
    (await mails()).map(linkOf).flatMap((link) => (link.includes(path) ? [link.split('/').at(-1)!] : []));
  const lastToken = async (path: string) => (await tokens(path)).at(-1)!;

  return {
    hash,
    verify,
    db: () => database.db,
    visit,
    mails,
    tokens,
    lastToken,
    pass: (milliseconds: number) => setTime(new Date(now.getTime() + milliseconds)),
    rows: async (table: typeof sessions | typeof accounts | typeof credentials | typeof accountTokens) =>
      (await database.db.select({ rows: count() }).from(table))[0]!.rows,
    /** Hashes with scrypt until the end of the test. */
    hashPasswords: () => {
      api = openTestApi(database.db, { now: () => now });
    },
    /** Starts the site again with other secrets, until the end of the test. */
    changeSecrets: (...secrets: ApiOptions['secrets']) => {
      api = openTestApi(database.db, { now: () => now, hashing: { hash, verify }, secrets });
    },
    /** A confirmed account, and the visitor who is signed in to it. */
    register: async (): Promise<TestVisitor> => {
      const visitor = visit();
      await visitor.api().accounts.register(malee);
      await visitor.api().accounts.confirm({ token: await lastToken('/confirm-register/') });
      await database.db.delete(accountTokens);
      return visitor;
    },
    login: async (visitor = visit(), given: string = password) => {
      await visitor.api().accounts.login({ email, password: given });
      return visitor;
    },
    /** Signs in over HTTP. */
    postLogin: () =>
      api.handle(
        new Request('http://localhost/api/v1/accounts/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        }),
      ),
  };
}
