import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { openTestApi, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { acceptProof, sweepProofs } from './accept-proof';
import { issueChallenge } from './challenge';

const key = 'the key of the tests';
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
const pack = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution! };
}

describe.each(storeDatabases)('the human verification on $name', ({ open }) => {
  let database: OpenDatabase;
  let proof: Awaited<ReturnType<typeof solve>>;

  beforeAll(async () => {
    database = await open();
    proof = await solve(await issueChallenge({ now: testNow, key }));
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  const accept = (payload: string, now = after(10)) =>
    acceptProof(database.db, payload, { now, keys: [key] });

  it('accepts a proof once', async () => {
    expect(await accept(pack(proof))).toBe('accepted');
    expect(await accept(pack(proof))).toBe('used');
  });

  it('accepts a proof once of many concurrent requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => accept(pack(proof))));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  });

  it('does not use up a proof whose transaction fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      expect(await acceptProof(tx, pack(proof), { now: after(10), keys: [key] })).toBe('accepted');
      throw new Error('the case was not stored');
    });
    await expect(failing).rejects.toThrow('the case was not stored');
    expect(await accept(pack(proof))).toBe('accepted');
  });

  it('refuses a proof within two seconds of its challenge, and accepts the same one later', async () => {
    expect(await accept(pack(proof), after(1.9))).toBe('too-fast');
    expect(await accept(pack(proof), after(2))).toBe('accepted');
  });

  it('refuses a proof ten minutes after its challenge', async () => {
    expect(await accept(pack(proof), after(600))).toBe('expired');
    expect(await accept(pack(proof), after(599))).toBe('accepted');
  });

  type Proof = typeof proof;
  const changed = (change: (copy: Proof) => void) => {
    const copy = structuredClone(proof);
    change(copy);
    return copy;
  };
  test.each<[string, () => unknown]>([
    [
      'a later time',
      () => changed((it) => (it.challenge.parameters.data!['issuedAt'] = after(900).getTime())),
    ],
    ['a lower cost', () => changed((it) => (it.challenge.parameters.cost = 1))],
    ['a shorter prefix', () => changed((it) => (it.challenge.parameters.keyPrefix = '00'))],
    ['another solution', () => changed((it) => (it.solution.derivedKey = '00'.repeat(32)))],
    [
      'an upper-case signature',
      () => changed((it) => (it.challenge.signature = it.challenge.signature!.toUpperCase())),
    ],
    ['no signature', () => changed((it) => delete it.challenge.signature)],
    ['another algorithm', () => changed((it) => (it.challenge.parameters.algorithm = 'SHA-256'))],
    ['no solution', () => ({ challenge: proof.challenge })],
    ['nothing', () => null],
  ])('refuses a proof with %s', async (_, tampered) => {
    expect(await accept(pack(tampered()))).toBe('invalid');
    expect(await accept(pack(proof))).toBe('accepted');
  });

  test.each(['', 'not base64 at all', pack('text'), 'e30='])('refuses %j', async (payload) => {
    expect(await accept(payload)).toBe('invalid');
  });

  it('refuses a proof of another key', async () => {
    const other = await solve(await issueChallenge({ now: testNow, key: 'another key' }));
    expect(await accept(pack(other))).toBe('invalid');
  });

  it('accepts a proof whose challenge a former key has signed, once, and signs with the current one', async () => {
    const keys = ['the current key', key] as const;
    const accepted = () => acceptProof(database.db, pack(proof), { now: after(10), keys });
    expect([await accepted(), await accepted()]).toEqual(['accepted', 'used']);
    const issued = await solve(await issueChallenge({ now: testNow, key: keys[0] }));
    expect(await accept(pack(issued))).toBe('invalid');
  });

  it('forgets used proofs when they have expired', async () => {
    await accept(pack(proof));
    expect(await sweepProofs(database.db, after(599))).toBe(0);
    expect(await sweepProofs(database.db, after(601))).toBe(1);
  });

  it('issues challenges over HTTP, each a new one, to no cache', async () => {
    const api = openTestApi(database.db);
    const ask = () => api.handle(new Request('http://localhost/api/v1/verification/challenge'));
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one.headers.get('cache-control')).toBe('private, no-store');
    const { parameters, signature } = (await one.json()) as Challenge;
    expect(parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      data: { issuedAt: testNow.getTime(), validForMs: 600_000, mostTries: 1500 },
    });
    expect(signature).not.toBe(((await other.json()) as Challenge).signature);
  });

  it('issues a limited number of them to an address', async () => {
    const client = openTestApi(database.db).clientFor(new Headers());
    for (let count = 0; count < 120; count += 1) await client.verification.challenge();
    await expect(client.verification.challenge()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 600 },
    });
  });
});
