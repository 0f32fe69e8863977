import { describe, expect, it, test } from 'vitest';
import { deriveSecret } from '../settings/derive-secret';
import { email, minutes, newPassword, password, setUpAccounts } from '../testing/set-up-accounts';
import { storeDatabases } from '../testing/test-databases';
import { accounts, sessions } from './accounts.table';
import { createAuth } from './auth';
import { createResolveActor } from './resolve-actor';

describe.each(storeDatabases)('a session on $name', ({ open }) => {
  const { db, hash, login, pass, postLogin, register, rows, verify, visit } = setUpAccounts(open);

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

  it('has the role of its account', async () => {
    const visitor = await register();
    await db().update(accounts).set({ role: 'agent' });
    const publicUrl = 'https://www.example.org';
    const secret = deriveSecret('the secret of the tests', 'session');
    const now = () => new Date();
    const auth = createAuth({ db: db(), secret, publicUrl, passwords: { hash, verify }, now });
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
