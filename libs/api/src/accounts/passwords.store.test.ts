import { hashPassword as formerHash } from 'better-auth/crypto';
import { describe, expect, it, test } from 'vitest';
import { email, malee, password, setUpAccounts } from '../testing/set-up-accounts';
import { storeDatabases } from '../testing/test-databases';
import { credentials } from '../people/accounts.table';

describe.each(storeDatabases)('passwords of accounts on $name', ({ open }) => {
  const { db, hashPasswords, login, register, visit } = setUpAccounts(open);

  const storedHash = async () => (await db().select().from(credentials))[0]!.password!;

  it('really hashes passwords with scrypt', async () => {
    hashPasswords();
    await register();
    const [stored] = await db().select().from(credentials);
    expect(stored!.password).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    await login();
    await expect(login(visit(), `${password}?`)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('hashes a password of better-auth anew at the next sign-in, once, and keeps the sessions', async () => {
    hashPasswords();
    const visitor = await register();
    const former = await formerHash(password);
    await db().update(credentials).set({ password: former });
    await expect(login(visit(), `${password}?`)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await storedHash()).toBe(former);
    await login();
    const renewed = await storedHash();
    expect(renewed).toMatch(/^\$scrypt\$ln=17,/);
    await login();
    expect(await storedHash()).toBe(renewed);
    expect(await visitor.api().me.get()).toMatchObject({ email });
  });

  test.each([
    ['password1234', 'password-common'],
    ['malee@example.org', 'password-common'],
    ['short', 'too-short'],
    ['x'.repeat(129), 'too-long'],
  ])('refuses the password %s as %s', async (given, code) => {
    const call = visit()
      .api()
      .accounts.register({ ...malee, password: given });
    await expect(call).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field: 'password', code }] },
    });
  });
});
