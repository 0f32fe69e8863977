import { describe, expect, it, test } from 'vitest';
import { deriveKeys } from '../settings/derive-secret';
import { email, minutes, newPassword, password, setUpAccounts } from '../testing/set-up-accounts';
import { testSecret } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';
import { accounts, sessions } from '../people/accounts.table';
import { createAuth } from './auth';
import { createResolveActor } from './resolve-actor';

describe.each(storeDatabases)('a session on $name', ({ open }) => {
  const { changeSecrets, db, hash, login, pass, postLogin, register, rows, verify, visit } =
    setUpAccounts(open);

  it('is a new one after signing in, and ends the one before', async () => {
    const visitor = await register();
    const before = visitor.cookie();
    await login(visitor);
    expect(visitor.cookie()).not.toBe(before);
    expect(await rows(sessions)).toBe(1);
    visitor.setCookie(before);
    await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test.each(['__Host-session=planted.signature', 'session=planted', '__Host-session=%', '__Host-session=.'])(
    'is never the one of a planted cookie: %s',
    async (planted) => {
      await register();
      const visitor = visit();
      visitor.setCookie(planted);
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await login(visitor);
      expect(visitor.cookie()).not.toContain('planted');
      visitor.setCookie(planted);
      await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    },
  );

  it('needs the signature of this site', async () => {
    const visitor = await register();
    const [session] = await db().select().from(sessions);
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

  it('of staff ends after 12 hours without use', async () => {
    const visitor = await register();
    await db().update(accounts).set({ role: 'agent' });
    for (let count = 0; count < 3; count += 1) {
      pass(minutes(11 * 60));
      expect(await visitor.api().me.get()).toMatchObject({ email });
    }
    pass(minutes(12 * 60 + 1));
    await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await rows(sessions)).toBe(0);
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

  it('outlives a change of the secret while the site knows the former one, and ends without it', async () => {
    const visitor = await register();
    const former = visitor.cookie();
    changeSecrets('the next secret of the tests', testSecret);
    visitor.setCookie(former);
    expect(await visitor.api().me.get()).toMatchObject({ email });
    expect(await visitor.api().me.sessions()).toMatchObject([{ isCurrent: true }]);
    // the former one verifies and never signs
    const later = await login(visit());
    changeSecrets('the next secret of the tests');
    expect(await later.api().me.get()).toMatchObject({ email });
    await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('of a former secret can be ended', async () => {
    const visitor = await register();
    changeSecrets('the next secret of the tests', testSecret);
    await visitor.api().accounts.logout();
    expect([visitor.cookie(), await rows(sessions)]).toEqual(['', 0]);
  });

  it.each(['', '.', '%', 'token', `.${'A'.repeat(43)}=`])('of no secret is none: %j', async (cookie) => {
    await register();
    changeSecrets('the next secret of the tests', testSecret);
    const visitor = visit();
    visitor.setCookie(`__Host-session=${cookie}`);
    await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('has the role of its account', async () => {
    const visitor = await register();
    await db().update(accounts).set({ role: 'agent' });
    const publicUrl = 'https://www.example.org';
    const keys = deriveKeys([testSecret], 'session');
    const now = () => new Date();
    const auth = createAuth({ db: db(), keys, publicUrl, passwords: { hash, verify }, now });
    const resolve = createResolveActor({ auth, db: db(), now, publicUrl });
    expect(await resolve(new Headers({ cookie: visitor.cookie() }))).toMatchObject({
      kind: 'account',
      role: 'agent',
    });
  });

  it('sets its cookie over HTTP, privately', async () => {
    await register();
    const response = await postLogin();
    expect([response.status, response.headers.getSetCookie().length]).toEqual([200, 1]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
