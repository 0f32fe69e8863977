import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, test } from 'vitest';
import { deriveKeys } from '../settings/derive-secret';
import { email, malee, minutes, password, setUpAccounts } from '../testing/set-up-accounts';
import { testSecret } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';
import type { TestVisitor } from '../testing/test-visitor';
import { issueChallenge } from '../verification/challenge';
import { accounts } from '../people/accounts.table';

describe.each(storeDatabases)('limits of accounts on $name', ({ open }) => {
  const { login, pass, postLogin, register, rows, visit } = setUpAccounts(open);

  const tooMany = {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    data: { retryAfterSeconds: expect.any(Number) },
  };

  it('allow 10 sign-ins per e-mail in 15 minutes, from everywhere', async () => {
    await register();
    for (let index = 0; index < 10; index += 1) {
      const visitor = visit({ address: `198.51.100.${index}` });
      await expect(login(visitor, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
    await expect(login()).rejects.toMatchObject(tooMany);
    pass(minutes(15));
    await login();
  });

  it('count the tags of an e-mail address as one mailbox', async () => {
    const to = (tag: number) => email.replace('@', `+${tag}@`);
    const forget = (index: number) =>
      visit({ address: `198.51.100.${index}` })
        .api()
        .accounts.forgotPassword({ email: to(index), lang: 'th' });
    for (let index = 0; index < 5; index += 1) await forget(index);
    await expect(forget(5)).rejects.toMatchObject(tooMany);
  });

  it('allow 50 sign-ins per address in 15 minutes', async () => {
    const attempt = (index: number) =>
      visit()
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
      (visitor: TestVisitor, to: string) => visitor.api().accounts.forgotPassword({ email: to, lang: 'th' }),
    ],
  ])('allow 5 mails per e-mail and, without a proof, per address in an hour: %s', async (_what, call) => {
    for (let index = 0; index < 5; index += 1) {
      await call(visit({ address: `198.51.100.${index}` }), email);
      await call(visit({ address: '192.0.2.1' }), `${index}@example.org`);
    }
    await expect(call(visit(), email)).rejects.toMatchObject(tooMany);
    await expect(call(visit({ address: '192.0.2.1' }), 'a@example.org')).rejects.toMatchObject(tooMany);
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
    for (let index = 0; index < 10; index += 1) expect((await postLogin()).status).toBe(401);
    const refused = await postLogin();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 900 },
    });
  });

  it('allows 20 mails per address in an hour with a proof, each of which works once', async () => {
    const address = '192.0.2.1';
    const [key] = deriveKeys([testSecret], 'verification');
    const prove = async () => {
      const challenge = await issueChallenge({ now: new Date(Date.now() - 5000), key });
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    };
    const ask = (index: number, verification: string) =>
      visit({ address })
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

  it('refuses a proof that is none', async () => {
    const call = visit()
      .api()
      .accounts.register({ ...malee, verification: 'bm9uZQ==' });
    await expect(call).rejects.toMatchObject({
      data: { fields: [{ field: 'verification', code: 'unverified' }] },
    });
    expect(await rows(accounts)).toBe(0);
  });
});
