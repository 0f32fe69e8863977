import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { cases } from '../cases/cases.table';
import { listAudit } from '../audit/audit.store';
import { submissionOf } from '../testing/case-examples';
import {
  email,
  linkOf,
  malee,
  minutes,
  newPassword,
  password,
  setUpAccounts,
} from '../testing/set-up-accounts';
import { storeDatabases } from '../testing/test-databases';
import type { TestVisitor } from '../testing/test-visitor';
import { accounts, accountTokens, sessions } from '../people/accounts.table';

const newEmail = 'malee.j@example.com';
const gone = { code: 'NOT_FOUND', status: 404 };

describe.each(storeDatabases)('another e-mail address on $name', ({ open }) => {
  const { db, hash, login, mails, pass, register, rows, verify, visit } = setUpAccounts(open);

  const ask = (visitor: TestVisitor, to = newEmail, currentPassword = password) =>
    visitor.api().me.changeEmail({ email: to, currentPassword });
  const confirm = (token: string, visitor = visit()) => visitor.api().accounts.confirmEmail({ token });
  const mailsTo = async (address: string) => (await mails()).filter(({ to }) => to === address);
  const tokensTo = async (address: string) =>
    (await mailsTo(address))
      .map(linkOf)
      .flatMap((link = '') => (link.includes('/confirm-email/') ? [link.split('/').at(-1)!] : []));
  const tokenTo = async (address: string) => (await tokensTo(address))[0]!;
  const emailOf = async () => (await db().select().from(accounts)).map((row) => row.email);

  test.each([
    ['the new one first', newEmail, email],
    ['the current one first', email, newEmail],
  ])('is in use once both have confirmed it: %s', async (_order, first, second) => {
    const visitor = await register();
    const elsewhere = await login();
    expect(await ask(visitor, ' Malee.J@Example.com')).toEqual({ accepted: true });
    expect(await confirm(await tokenTo(first))).toEqual({ changed: false });
    expect(await emailOf()).toEqual([email]);
    expect(await confirm(await tokenTo(second), visitor)).toEqual({ changed: true });
    expect(await visitor.api().me.get()).toMatchObject({ email: newEmail, state: 'confirmed' });

    await expect(elsewhere.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(login()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await visit().api().accounts.login({ email: newEmail, password });
    for (const address of [email, newEmail])
      expect((await mailsTo(address)).map(({ content }) => content!.subject)).toContain('เปลี่ยนอีเมลของบัญชีแล้ว');
  });

  it('is in use after both confirmations at the same time', async () => {
    const visitor = await register();
    await ask(visitor);
    const tokens = [await tokenTo(email), await tokenTo(newEmail)];
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ changed }) => changed).toSorted()).toEqual([false, true]);
    expect(await emailOf()).toEqual([newEmail]);
  });

  it('needs each link once: the same one twice changes nothing', async () => {
    const visitor = await register();
    await ask(visitor);
    const token = await tokenTo(newEmail);
    await confirm(token);
    await expect(confirm(token)).rejects.toMatchObject(gone);
    expect(await emailOf()).toEqual([email]);
  });

  it('needs the password, and another address', async () => {
    const visitor = await register();
    await expect(ask(visitor, newEmail, 'wrong')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask(visitor, email.toUpperCase())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field: 'email', code: 'email-repeat' }] },
    });
    expect(await rows(accountTokens)).toBe(0);
  });

  it('is named by its link, which is then still unused', async () => {
    const visitor = await register();
    await ask(visitor);
    const [atNew, atCurrent] = [await tokenTo(newEmail), await tokenTo(email)];
    const read = (token: string) => visit().api().accounts.readToken({ token });
    expect(await read(atNew)).toEqual({ purpose: 'new-email', email: newEmail });
    expect(await read(atCurrent)).toEqual({ purpose: 'current-email', email: newEmail });
    pass(minutes(24 * 60));
    for (const token of [atNew, atCurrent]) {
      await expect(read(token)).rejects.toMatchObject(gone);
      await expect(confirm(token)).rejects.toMatchObject(gone);
    }
  });

  it('can be stopped from the current mailbox only', async () => {
    const visitor = await register();
    await ask(visitor);
    const [atNew, atCurrent] = [await tokenTo(newEmail), await tokenTo(email)];
    const stop = (token: string) => visit().api().accounts.stopEmailChange({ token });
    await expect(stop(atNew)).rejects.toMatchObject(gone);
    await confirm(atNew);
    expect(await stop(atCurrent)).toEqual({ stopped: true });
    await expect(confirm(atCurrent)).rejects.toMatchObject(gone);
    expect([await emailOf(), await rows(accountTokens)]).toEqual([[email], 0]);
  });

  it.each([
    ['a later request', (visitor: TestVisitor) => ask(visitor, 'third@example.com')],
    [
      'a new password',
      (visitor: TestVisitor) =>
        visitor.api().me.changePassword({ currentPassword: password, password: newPassword }),
    ],
  ])('is given up by %s', async (_what, act) => {
    const visitor = await register();
    await ask(visitor);
    const links = [await tokenTo(newEmail), await tokenTo(email)];
    await act(visitor);
    for (const token of links) await expect(confirm(token)).rejects.toMatchObject(gone);
  });

  it('ends links that were mailed to the former address', async () => {
    const visitor = await register();
    await ask(visitor);
    await visit().api().accounts.forgotPassword({ email, lang: 'th' });
    await confirm(await tokenTo(email), visitor);
    await confirm(await tokenTo(newEmail), visitor);
    expect([await rows(accountTokens), await rows(sessions)]).toEqual([0, 1]);
  });

  describe('that has an account', () => {
    const taken = 'taken@example.org';
    const registerOther = async () => {
      const other = visit({ address: '203.0.113.99' });
      await other.api().accounts.register({ ...malee, email: taken, lang: 'en' });
      const links = (await mailsTo(taken)).map(linkOf);
      const link = links.find((one) => one.includes('/confirm-register/'))!;
      await other.api().accounts.confirm({ token: link.split('/').at(-1)! });
    };

    it('stays unknown to the caller, by response, work and mail', async () => {
      const visitor = await register();
      await registerOther();
      const learn = async (to: string) => {
        hash.mockClear();
        verify.mockClear();
        const known = await tokensTo(email);
        const answer = await ask(visitor, to);
        const hashed = hash.mock.calls.length + verify.mock.calls.length;
        const [token] = (await tokensTo(email)).filter((one) => !known.includes(one));
        return { answer, hashed, confirmed: await confirm(token!) };
      };
      expect(await learn(taken)).toEqual(await learn(newEmail));
    });

    it('gets a mail in the language of its profile, and no link', async () => {
      const visitor = await register();
      await registerOther();
      await ask(visitor, taken);
      expect(await mailsTo(taken)).toContainEqual(
        expect.objectContaining({
          locale: 'en',
          content: expect.objectContaining({ subject: 'This e-mail address already has an account' }),
        }),
      );
      await confirm(await tokenTo(email));
      expect(await emailOf()).toEqual([email, taken]);
    });

    it('is refused if the account came between request and confirmation', async () => {
      const visitor = await register();
      await ask(visitor, taken);
      const atNew = await tokenTo(taken);
      await confirm(await tokenTo(email));
      await registerOther();
      await expect(confirm(atNew)).rejects.toMatchObject(gone);
      expect((await emailOf()).toSorted()).toEqual([email, taken].toSorted());
    });

    it('is free as long as nobody has confirmed the account', async () => {
      const visitor = await register();
      await visit()
        .api()
        .accounts.register({ ...malee, email: newEmail });
      await ask(visitor);
      await confirm(await tokenTo(email));
      expect(await confirm(await tokenTo(newEmail))).toEqual({ changed: true });
      expect(await emailOf()).toEqual([newEmail]);
    });
  });

  it('takes along the cases that had the former one', async () => {
    const visitor = await register();
    const submit = (contact: string) =>
      visitor.api().cases.submit(submissionOf('lost-report', { email: contact }));
    const own = await submit(email);
    const other = await submit('office@example.org');
    await ask(visitor);
    await confirm(await tokenTo(email), visitor);
    await confirm(await tokenTo(newEmail), visitor);
    const contactOf = async (reference: string) =>
      (
        await db()
          .select()
          .from(cases)
          .where(eq(cases.reference, reference as never))
      )[0]!.email;
    expect(await contactOf(own.reference)).toBe(newEmail);
    expect(await contactOf(other.reference)).toBe('office@example.org');
    expect((await visitor.api().me.cases()).length).toBe(2);
  });

  it.each([
    ['a passenger', null, 'account holder', {}],
    ['a member of staff', 'agent' as const, email, { from: email, to: newEmail }],
  ])('of %s is in the audit log', async (_who, role, by, details) => {
    const visitor = await register();
    await db().update(accounts).set({ role });
    const { id } = await visitor.api().me.get();
    await ask(visitor);
    await confirm(await tokenTo(email), visitor);
    await confirm(await tokenTo(newEmail), visitor);
    const { items } = await listAudit(db(), { page: 1, pageSize: 12 });
    expect(items).toMatchObject([{ by, action: 'changeEmail', subject: id, details }]);
  });

  it('may be asked for five times an hour', async () => {
    const visitor = await register();
    for (let count = 1; count <= 5; count++) await ask(visitor, `malee${count}@example.com`);
    await expect(ask(visitor)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
