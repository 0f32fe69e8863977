import { describe, expect, it, test } from 'vitest';
import { malee, password, setUpAccounts } from '../testing/set-up-accounts';
import { storeDatabases } from '../testing/test-databases';
import { credentials } from './accounts.table';

describe.each(storeDatabases)('passwords of accounts on $name', ({ open }) => {
  const { db, hashPasswords, login, register, visit } = setUpAccounts(open);

  it('really hashes passwords with scrypt', async () => {
    hashPasswords();
    await register();
    const [stored] = await db().select().from(credentials);
    expect(stored!.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    await login();
    await expect(login(visit(), `${password}?`)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
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
