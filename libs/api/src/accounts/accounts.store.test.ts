import { describe, expect, it, test } from 'vitest';
import { submissionOf } from '../testing/case-examples';
import { email, linkOf, malee, newPassword, password, setUpAccounts } from '../testing/set-up-accounts';
import { storeDatabases } from '../testing/test-databases';
import type { TestVisitor } from '../testing/test-visitor';
import { accounts, accountTokens, credentials, sessions } from '../people/accounts.table';

describe.each(storeDatabases)('accounts on $name', ({ open }) => {
  const { hash, lastToken, login, mails, register, rows, verify, visit } = setUpAccounts(open);

  it('lives from registration to deletion', async () => {
    const visitor = visit({
      userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    });
    expect(await visitor.api().accounts.register({ ...malee, email: ' Malee@Example.org' })).toEqual({
      accepted: true,
    });
    expect(visitor.lastSetCookie()).toEqual([]);
    await expect(login(visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    const mail = (await mails()).at(-1)!;
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

    const was = {
      name: 'Malee J.',
      telephone: null,
      locale: 'en' as const,
      savedStations: ['BL10' as never],
    };
    expect(await visitor.api().me.update({ ...was, telephone: '๐๘๑๒๓๔๕๖๗๘ ต่อ ๙', was })).toMatchObject({
      telephone: '081 234 5678 ext. 9',
    });
    // another window, which shows the account as it was
    expect(await visitor.api().me.update({ ...was, name: 'Mali', was })).toMatchObject({
      name: 'Mali',
      telephone: '081 234 5678 ext. 9',
    });
    await expect(visitor.api().me.update({ ...was, name: 'M.', locale: 'th', was })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { fields: [{ field: 'name', stored: 'Mali' }] },
    });
    expect(await visitor.api().me.get()).toMatchObject({ name: 'Mali', locale: 'en' });

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

  it('stores nothing for a program that fills in the hidden field', async () => {
    const visitor = visit();
    const spam = { homepage: 'https://example.com', lang: 'th' as const };
    expect(await visitor.api().accounts.register({ ...malee, ...spam })).toEqual({ accepted: true });
    expect(await visitor.api().accounts.forgotPassword({ email, ...spam })).toEqual({ accepted: true });
    expect([await rows(accounts), (await mails()).length]).toEqual([0, 0]);
  });

  it('gets every mail in the language of the profile', async () => {
    const visitor = await register();
    const [known, page] = [(await mails()).length, { lang: 'th' as const }];
    await visitor.api().me.update({ locale: 'en' });
    await visitor.api().cases.submit(submissionOf('contact', { ...page, email: 'office@example.org' }));
    await visit()
      .api()
      .cases.submit(submissionOf('complaint', { ...page, email }));
    await visit()
      .api()
      .accounts.register({ ...malee, ...page });
    await visit()
      .api()
      .accounts.forgotPassword({ email, ...page });
    await visitor.api().me.changePassword({ currentPassword: password, password: newPassword });
    await visitor.api().me.remove({ password: newPassword });
    const english = (await mails()).filter(({ locale }) => locale === 'en');
    expect([english.length, (await mails()).length - known]).toEqual([6, 6]);
    for (const { content } of english) expect(JSON.stringify(content)).not.toMatch(/[\u0E00-\u0E7F]|\/th\//);
  });

  describe('whether an address has an account', () => {
    /** What an outsider can learn: the response, and the work behind it. */
    const learn = async (call: (visitor: TestVisitor) => Promise<unknown>) => {
      hash.mockClear();
      verify.mockClear();
      const visitor = visit();
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
      await visit()
        .api()
        .accounts.register({ ...malee, name: 'Mallory', lang: 'en' });
      // in the language of the profile, not of the page
      expect((await mails()).map(linkOf)).toContain('https://www.example.org/th/forgot-password');
      expect(await visit().api().accounts.forgotPassword({ email: nobody, lang: 'en' })).toEqual({
        accepted: true,
      });
      expect((await mails()).filter(({ to }) => to !== email)).toEqual([]);
    });

    it('is not told by a sign-in before the registration is confirmed', async () => {
      await visit().api().accounts.register(malee);
      const known = await learn((visitor) => login(visitor));
      expect(known).toEqual(
        await learn((visitor) => visitor.api().accounts.login({ email: nobody, password })),
      );
    });

    it('survives registrations at the same time', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => visit().api().accounts.register(malee)));
      expect(answers).toEqual([{ accepted: true }, { accepted: true }, { accepted: true }]);
      expect([await rows(accounts), (await mails()).length]).toEqual([1, 3]);
    });
  });
});
