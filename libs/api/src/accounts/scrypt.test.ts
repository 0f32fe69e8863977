import { hashPassword as formerHash } from 'better-auth/crypto';
import { describe, expect, it, test } from 'vitest';
import { createPasswordHashing } from './password-hashing';
import { hashPassword, isOutdatedHash, verifyPassword } from './scrypt';

const password = 'tuna-velvet-99-kiosk';

describe('a hash', () => {
  it('has the cost that OWASP asks for, and another salt each time', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(isOutdatedHash(one)).toBe(false);
  });

  it('belongs to the password as it was typed: every sign counts', async () => {
    const hash = await hashPassword('tuna²-ｖｅｌｖｅｔ-รถไฟ-é');
    const verify = (given: string) => verifyPassword({ hash, password: given });
    expect(await verify('tuna²-ｖｅｌｖｅｔ-รถไฟ-é')).toBe(true);
    // é as two code points: another keyboard, not another sign
    expect(await verify('tuna²-ｖｅｌｖｅｔ-รถไฟ-e\u0301')).toBe(true);
    for (const other of [
      'tuna2-ｖｅｌｖｅｔ-รถไฟ-é',
      'tuna²-velvet-รถไฟ-é',
      'tuna²-ｖｅｌｖｅｔ-รถไฟ-É',
      'tuna²-ｖｅｌｖｅｔ-รถไฟ-é ',
    ])
      expect(await verify(other), other).toBe(false);
  });

  it('of better-auth still opens its account, and is outdated', async () => {
    const hash = await formerHash(password);
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: `${password}?` })).toBe(false);
    expect(isOutdatedHash(hash)).toBe(true);
  });

  it('of a lower cost is verified, and is outdated', async () => {
    const hash = '$scrypt$ln=4,r=8,p=1$ZEpIrCczs/yYMvU7v7r3JA$kPqnkfGn4D2hTH6q9y8Y6RKMcDCPSnp2ikLMbGg8WqU';
    expect(await verifyPassword({ hash, password })).toBe(false);
    expect(isOutdatedHash(hash)).toBe(true);
  });

  test.each(['', 'plain', '$scrypt$ln=99,r=8,p=1$a$b', '$2b$10$abcdefghijklmnopqrstuv'])(
    'of an unknown form opens nothing: %j',
    async (hash) => {
      await expect(verifyPassword({ hash, password })).rejects.toThrow('unknown form');
    },
  );
});

it('is made twice at once at most, so that sign-ins cannot take the memory', async () => {
  let [running, most] = [0, 0];
  const slowly = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const passwords = createPasswordHashing({
    hash: () => slowly().then(() => ''),
    verify: () => slowly().then(() => true),
  });
  const work = Array.from({ length: 40 }, (_, i) =>
    i % 2 ? passwords.hash(password) : passwords.verify({ hash: '', password }),
  );
  const outcomes = await Promise.allSettled(work);
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});
