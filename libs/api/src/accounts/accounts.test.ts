import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { count } from 'drizzle-orm';
import type { Api } from '../api';
import type { OpenDatabase } from '../database/database';
import { deriveSecret } from '../settings/derive-secret';
import { postedMails } from '../testing/posted-mails';
import { openTestApi, testNow } from '../testing/test-api';
import { emptyTables, testDatabases } from '../testing/test-databases';
import { openVisitor, type TestVisitor } from '../testing/test-visitor';
import { issueChallenge } from '../verification/challenge';
import { accounts, accountTokens, credentials, sessions } from './accounts.table';
import { sweepAccounts } from './accounts.store';
import { createAuth } from './auth';
import type { PasswordHashing } from './password-hashing';
import { createResolveActor } from './resolve-actor';

const email = 'malee@example.org';
const password = 'tuna-velvet-99-kiosk';
const newPassword = 'kiosk-99-velvet-tuna';
const malee = { name: 'Malee', email, password, lang: 'th' as const };
const minutes = (number: number) => number * 60_000;

describe.each(testDatabases)('accounts on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: Api;
  const hash = vi.fn<PasswordHashing['hash']>();
  const verify = vi.fn<PasswordHashing['verify']>();

  beforeAll(async () => {
    database = await open();
    // better-auth takes the time of sessions from the system
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  beforeEach(async () => {
    vi.setSystemTime(testNow);
    await emptyTables(database.db);
    hash.mockReset().mockImplementation(async (text) => `hash of ${text}`);
    verify.mockReset().mockImplementation(async (given) => given.hash === `hash of ${given.password}`);
    api = openTestApi(database.db, { now: () => new Date(), hashing: { hash, verify } });
  });
  afterEach(() => vi.setSystemTime(testNow));
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const mails = () => postedMails(database.db);
  const lastMail = async () => (await mails()).at(-1)!;
  const linkOf = (mail: Awaited<ReturnType<typeof lastMail>>) =>
    mail.content!.blocks.flatMap((block) => (block.kind === 'link' ? [block.href] : []))[0]!;
  const tokens = async (path: string) =>
    (await mails()).map(linkOf).flatMap((link) => (link.includes(path) ? [link.split('/').at(-1)!] : []));
  const lastToken = async (path: string) => (await tokens(path)).at(-1)!;
  const rows = async (table: typeof sessions | typeof accounts | typeof credentials | typeof accountTokens) =>
    (await database.db.select({ rows: count() }).from(table))[0]!.rows;

  /** A confirmed account, and the visitor who is signed in to it. */
  const register = async (changes: Partial<typeof malee> = {}): Promise<TestVisitor> => {
    const visitor = openVisitor(api);
    await visitor.api().accounts.register({ ...malee, ...changes });
    await visitor.api().accounts.confirm({ token: await lastToken('/confirm-register/') });
    await database.db.delete(accountTokens);
    return visitor;
  };
  const login = async (visitor = openVisitor(api), given: string = password) => {
    await visitor.api().accounts.login({ email, password: given });
    return visitor;
  };

  it('lives from registration to deletion', async () => {
    const visitor = openVisitor(api, {
      userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    });
    expect(await visitor.api().accounts.register({ ...malee, email: ' Malee@Example.org' })).toEqual({
      accepted: true,
    });
    expect(visitor.lastSetCookie()).toEqual([]);
    await expect(login(visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: email, locale: 'th' });
    expect(linkOf(mail)).toMatch(/^https:\/\/www\.example\.org\/th\/confirm-register\/[\w-]{43}$/);

    const account = await visitor.api().accounts.confirm({ token: await lastToken('/confirm-register/') });
    expect(account).toMatchObject({
      email,
      name: 'Malee',
      locale: 'th',
      state: 'confirmed',
      savedStations: [],
    });
    expect(visitor.lastSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=\S+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(await visitor.api().me.get()).toEqual(account);

    const change = { name: 'Malee J.', telephone: '081 234 5678', savedStations: ['BL10' as never] };
    await visitor.api().me.update(change);
    expect(await visitor.api().me.update({ locale: 'en' })).toEqual({ ...account, ...change, locale: 'en' });
    expect(await visitor.api().me.update({ telephone: null })).not.toHaveProperty('telephone');

    expect(await visitor.api().me.sessions()).toMatchObject([{ isCurrent: true, device: 'Chrome, Android' }]);
    expect(await visitor.api().me.cases()).toEqual([]);
    expect(await visitor.api().me.export()).toMatchObject({
      account: { email },
      cases: [],
      sessions: [{ isCurrent: true }],
      exportedAt: '2026-11-20T12:00:00+07:00',
    });

    expect(await visitor.api().accounts.logout()).toEqual({ signedOut: true });
    expect(visitor.cookie()).toBe('');
    await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

    await login(visitor);
    await expect(visitor.api().me.remove({ password: 'wrong' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await visitor.api().me.remove({ password })).toEqual({ removed: true });
    expect(visitor.cookie()).toBe('');
    await expect(login(visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    for (const table of [accounts, credentials, sessions, accountTokens]) expect(await rows(table)).toBe(0);
  });

  it('really hashes passwords with scrypt', async () => {
    api = openTestApi(database.db, { now: () => new Date() });
    await register();
    const [stored] = await database.db.select().from(credentials);
    expect(stored!.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    await login();
    await expect(login(openVisitor(api), `${password}?`)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  describe('a token of a mail', () => {
    it('is stored as a digest', async () => {
      await openVisitor(api).api().accounts.register(malee);
      const [row] = await database.db.select().from(accountTokens);
      expect(row!.digest).not.toBe(await lastToken('/confirm-register/'));
    });

    it('confirms once, of concurrent requests too', async () => {
      const visitor = openVisitor(api);
      await visitor.api().accounts.register(malee);
      const token = await lastToken('/confirm-register/');
      const answers = await Promise.allSettled(
        [1, 2, 3].map(() => openVisitor(api).api().accounts.confirm({ token })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
      await expect(visitor.api().accounts.confirm({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('confirms for 24 hours', async () => {
      const visitor = openVisitor(api);
      await visitor.api().accounts.register(malee);
      const token = await lastToken('/confirm-register/');
      pass(minutes(24 * 60));
      await expect(visitor.api().accounts.confirm({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await sweepAccounts(database.db, new Date());
      expect([await rows(accounts), await rows(accountTokens)]).toEqual([0, 0]);
    });

    it('sets a password once, for one hour, and ends every session', async () => {
      const visitor = await register();
      const ask = () => openVisitor(api).api().accounts.forgotPassword({ email, lang: 'en' });
      const set = async (token: string) =>
        openVisitor(api).api().accounts.setPassword({ token, password: newPassword });
      await ask();
      const late = await lastToken('/en/set-password/');
      pass(minutes(60));
      await expect(set(late)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await ask();
      await ask();
      const [one, other] = (await tokens('/set-password/')).filter((token) => token !== late);
      expect(await set(one!)).toEqual({ changed: true });
      for (const used of [one!, other!]) await expect(set(used)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      expect(await rows(sessions)).toBe(0);
      await expect(login()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await login(visitor, newPassword);
      const subjects = (await mails()).map(({ content }) => content!.subject);
      expect(subjects).toContain('เปลี่ยนรหัสผ่านของท่านแล้ว');
    });

    it('does only what it was mailed for', async () => {
      await openVisitor(api).api().accounts.register(malee);
      const token = await lastToken('/confirm-register/');
      await expect(
        openVisitor(api).api().accounts.setPassword({ token, password: newPassword }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('confirms the registration that it belongs to, not a later one of the same address', async () => {
      await openVisitor(api).api().accounts.register(malee);
      const own = await lastToken('/confirm-register/');
      await openVisitor(api)
        .api()
        .accounts.register({ ...malee, name: 'Mallory', password: newPassword });
      const foreign = (await tokens('/confirm-register/')).find((token) => token !== own)!;
      expect(await openVisitor(api).api().accounts.confirm({ token: own })).toMatchObject({ name: 'Malee' });
      await login();
      await expect(login(openVisitor(api), newPassword)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await expect(openVisitor(api).api().accounts.confirm({ token: foreign })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('is not used up by a password that is refused', async () => {
      await register();
      await openVisitor(api).api().accounts.forgotPassword({ email, lang: 'th' });
      const token = await lastToken('/set-password/');
      await expect(
        openVisitor(api).api().accounts.setPassword({ token, password: 'password1234' }),
      ).rejects.toMatchObject({ data: { fields: [{ field: 'password', code: 'password-common' }] } });
      await openVisitor(api).api().accounts.setPassword({ token, password: newPassword });
    });
  });

  describe('whether an address has an account', () => {
    /** What an outsider can learn: the response, and the work behind it. */
    const learn = async (call: (visitor: TestVisitor) => Promise<unknown>) => {
      hash.mockClear();
      verify.mockClear();
      const visitor = openVisitor(api);
      const answer = await call(visitor).catch(({ code, status, message, data }) => ({
        code,
        status,
        message,
        data,
      }));
      const hashed = hash.mock.calls.length + verify.mock.calls.length;
      return { answer, hashed, cookies: visitor.lastSetCookie() };
    };
    const nobody = 'nobody@example.org';

    test.each([
      [
        'a registration',
        (visitor: TestVisitor, to: string) => visitor.api().accounts.register({ ...malee, email: to }),
      ],
      [
        'a forgotten password',
        (visitor: TestVisitor, to: string) =>
          visitor.api().accounts.forgotPassword({ email: to, lang: 'th' }),
      ],
      [
        'a sign-in',
        (visitor: TestVisitor, to: string) => visitor.api().accounts.login({ email: to, password: 'wrong' }),
      ],
    ])('is not told by %s', async (_what, call) => {
      await register();
      const known = await learn((visitor) => call(visitor, email));
      expect(known).toEqual(await learn((visitor) => call(visitor, nobody)));
      expect(known.hashed).toBe(1);
    });

    it('reaches only the address itself', async () => {
      await register();
      await openVisitor(api)
        .api()
        .accounts.register({ ...malee, name: 'Mallory', lang: 'en' });
      expect(linkOf((await mails()).find(({ locale }) => locale === 'en')!)).toBe(
        'https://www.example.org/en/forgot-password',
      );
      expect(await openVisitor(api).api().accounts.forgotPassword({ email: nobody, lang: 'en' })).toEqual({
        accepted: true,
      });
      expect((await mails()).filter(({ to }) => to !== email)).toEqual([]);
    });

    it('is not told by a sign-in before the registration is confirmed', async () => {
      await openVisitor(api).api().accounts.register(malee);
      const known = await learn((visitor) => login(visitor));
      expect(known).toEqual(
        await learn((visitor) => visitor.api().accounts.login({ email: nobody, password })),
      );
    });

    it('survives registrations at the same time', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => openVisitor(api).api().accounts.register(malee)));
      expect(answers).toEqual([{ accepted: true }, { accepted: true }, { accepted: true }]);
      expect([await rows(accounts), (await mails()).length]).toEqual([1, 3]);
    });
  });

  describe('a session', () => {
    it('is a new one after signing in, and ends the one before', async () => {
      const visitor = await register();
      const before = visitor.cookie();
      await login(visitor);
      expect(visitor.cookie()).not.toBe(before);
      expect(await rows(sessions)).toBe(1);
      visitor.setCookie(before);
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });

    test.each([
      '__Host-session=planted.signature',
      'session=planted',
      '__Host-session=%',
      '__Host-session=.',
    ])('is never the one of a planted cookie: %s', async (planted) => {
      await register();
      const visitor = openVisitor(api);
      visitor.setCookie(planted);
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await login(visitor);
      expect(visitor.cookie()).not.toContain('planted');
      visitor.setCookie(planted);
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('needs the signature of this site', async () => {
      const visitor = await register();
      const [session] = await database.db.select().from(sessions);
      visitor.setCookie(`__Host-session=${session!.token}.${'A'.repeat(43)}%3D`);
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('ends after 30 days', async () => {
      const visitor = await register();
      pass(minutes(30 * 24 * 60 - 1));
      expect(await visitor.api().me.get()).toMatchObject({ email });
      expect(visitor.lastSetCookie()).toEqual([]);
      pass(minutes(2));
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('is listed with its last use, to the hour', async () => {
      const visitor = await register();
      pass(minutes(61));
      await visitor.api().me.get();
      pass(minutes(10));
      await visitor.api().me.get();
      expect(await visitor.api().me.sessions()).toMatchObject([
        { createdAt: '2026-11-20T12:00:00+07:00', lastUsedAt: '2026-11-20T13:01:00+07:00' },
      ]);
    });

    it('ends everywhere at once', async () => {
      const visitor = await register();
      const other = await login();
      expect(await visitor.api().me.sessions()).toHaveLength(2);
      await visitor.api().me.signOutEverywhere();
      expect(visitor.cookie()).toBe('');
      await expect(other.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('stays after a change of the password, and the others end', async () => {
      const visitor = await register();
      const other = await login();
      const change = (currentPassword: string) =>
        visitor.api().me.changePassword({ currentPassword, password: newPassword });
      await expect(change('wrong')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await change(password)).toEqual({ changed: true });
      expect(await visitor.api().me.get()).toMatchObject({ email });
      await expect(other.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await login(other, newPassword);
    });

    it('has the role of its account', async () => {
      const visitor = await register();
      await database.db.update(accounts).set({ role: 'agent' });
      const publicUrl = 'https://www.example.org';
      const secret = deriveSecret('the secret of the tests', 'session');
      const auth = createAuth({ db: database.db, secret, publicUrl, passwords: { hash, verify } });
      const resolve = createResolveActor({ auth, db: database.db, now: () => new Date(), publicUrl });
      expect(await resolve(new Headers({ cookie: visitor.cookie() }))).toMatchObject({
        kind: 'account',
        role: 'agent',
      });
    });
  });

  describe('limits', () => {
    const tooMany = {
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    };

    it('allow 10 sign-ins per e-mail in 15 minutes, from everywhere', async () => {
      await register();
      for (let index = 0; index < 10; index += 1) {
        const visitor = openVisitor(api, { address: `198.51.100.${index}` });
        await expect(login(visitor, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      }
      await expect(login()).rejects.toMatchObject(tooMany);
      pass(minutes(15));
      await login();
    });

    it('allow 50 sign-ins per address in 15 minutes', async () => {
      const attempt = (index: number) =>
        openVisitor(api)
          .api()
          .accounts.login({ email: `${index}@example.org`, password: 'wrong' });
      for (let index = 0; index < 50; index += 1)
        await expect(attempt(index)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await expect(attempt(50)).rejects.toMatchObject(tooMany);
    });

    test.each([
      [
        'register',
        (visitor: TestVisitor, to: string) => visitor.api().accounts.register({ ...malee, email: to }),
      ],
      [
        'forgot',
        (visitor: TestVisitor, to: string) =>
          visitor.api().accounts.forgotPassword({ email: to, lang: 'th' }),
      ],
    ])('allow 5 mails per e-mail and, without a proof, per address in an hour: %s', async (_what, call) => {
      for (let index = 0; index < 5; index += 1) {
        await call(openVisitor(api, { address: `198.51.100.${index}` }), email);
        await call(openVisitor(api, { address: '192.0.2.1' }), `${index}@example.org`);
      }
      await expect(call(openVisitor(api), email)).rejects.toMatchObject(tooMany);
      await expect(call(openVisitor(api, { address: '192.0.2.1' }), 'a@example.org')).rejects.toMatchObject(
        tooMany,
      );
    });

    it('allow 10 guesses of the password of a session', async () => {
      const visitor = await register();
      for (let index = 0; index < 10; index += 1)
        await expect(visitor.api().me.remove({ password: 'wrong' })).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
      await expect(visitor.api().me.remove({ password })).rejects.toMatchObject(tooMany);
    });

    it('say over HTTP when to come back', async () => {
      const post = () =>
        api.handle(
          new Request('http://localhost/api/v1/accounts/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password }),
          }),
        );
      for (let index = 0; index < 10; index += 1) expect((await post()).status).toBe(401);
      const refused = await post();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
      expect(await refused.json()).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        data: { retryAfterSeconds: 900 },
      });
    });
  });

  it('allows 20 mails per address in an hour with a proof, each of which works once', async () => {
    const address = '192.0.2.1';
    const key = deriveSecret('the secret of the tests', 'verification');
    const prove = async () => {
      const challenge = await issueChallenge({ now: new Date(Date.now() - 5000), key });
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    };
    const ask = (index: number, verification: string) =>
      openVisitor(api, { address })
        .api()
        .accounts.forgotPassword({ email: `${index}@example.org`, lang: 'th', verification });
    const proof = await prove();
    await ask(0, proof);
    await expect(ask(1, proof)).rejects.toMatchObject({
      data: { fields: [{ field: 'verification', code: 'unverified' }] },
    });
    for (let index = 2; index < 20; index += 1) await ask(index, await prove());
    await expect(ask(20, await prove())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('stores nothing for a program that fills in the hidden field', async () => {
    const visitor = openVisitor(api);
    const spam = { homepage: 'https://example.com', lang: 'th' as const };
    expect(await visitor.api().accounts.register({ ...malee, ...spam })).toEqual({ accepted: true });
    expect(await visitor.api().accounts.forgotPassword({ email, ...spam })).toEqual({ accepted: true });
    expect([await rows(accounts), (await mails()).length]).toEqual([0, 0]);
  });

  it('refuses a proof that is none', async () => {
    const call = openVisitor(api)
      .api()
      .accounts.register({ ...malee, verification: 'bm9uZQ==' });
    await expect(call).rejects.toMatchObject({
      data: { fields: [{ field: 'verification', code: 'unverified' }] },
    });
    expect(await rows(accounts)).toBe(0);
  });

  test.each([
    ['password1234', 'password-common'],
    ['malee@example.org', 'password-common'],
    ['short', 'too-short'],
    ['x'.repeat(129), 'too-long'],
  ])('refuses the password %s as %s', async (given, code) => {
    const call = openVisitor(api)
      .api()
      .accounts.register({ ...malee, password: given });
    await expect(call).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field: 'password', code }] },
    });
  });

  it('sets its cookie over HTTP, privately', async () => {
    await register();
    const response = await api.handle(
      new Request('http://localhost/api/v1/accounts/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    expect([response.status, response.headers.getSetCookie().length]).toEqual([200, 1]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
