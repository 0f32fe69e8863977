import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import type { Keys } from '../settings/derive-secret';
import { tooFastMilliseconds, validMilliseconds } from './challenge';
import { usedProofs } from './used-proofs.table';

export type ProofOutcome = 'accepted' | 'invalid' | 'used' | 'expired' | 'too-fast';

/** A proof: the challenge as it was issued, and its solution. As JSON in base64. */
const proof = z.strictObject({
  challenge: z.strictObject({
    signature: z.string(),
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z
        .object({ issuedAt: z.int() })
        .catchall(z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/**
 * Checks a proof of the human verification and uses it up: the same proof is never accepted again, in any process. Call
 * it in the transaction of what it permits, so that a failure does not use it up. `too-fast` does not use it up either.
 */
export async function acceptProof(
  db: Database,
  payload: string,
  { now, keys }: { now: Date; keys: Keys },
): Promise<ProofOutcome> {
  const read = readProof(payload);
  if (!read) return 'invalid';
  const { challenge } = read;
  if (!(await isSolvedBy(keys, read))) return 'invalid';
  const issuedAt = challenge.parameters.data['issuedAt'];
  const elapsed = now.getTime() - issuedAt;
  if (elapsed >= validMilliseconds) return 'expired';
  if (elapsed < tooFastMilliseconds) return 'too-fast';
  const inserted = await db
    .insert(usedProofs)
    .values({ signature: challenge.signature, expiresAt: new Date(issuedAt + validMilliseconds) })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0 ? 'accepted' : 'used';
}

/** Whether one of the keys has signed the challenge, and it is solved. */
async function isSolvedBy(keys: Keys, { challenge, solution }: z.output<typeof proof>): Promise<boolean> {
  for (const key of keys) {
    const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: key };
    if ((await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified) return true;
  }
  return false;
}

/** Forgets used proofs whose challenge has expired. Returns how many. */
export async function sweepProofs(db: Database, now: Date): Promise<number> {
  const removed = await db.delete(usedProofs).where(lt(usedProofs.expiresAt, now)).returning();
  return removed.length;
}

function readProof(payload: string): z.output<typeof proof> | undefined {
  try {
    return proof.parse(JSON.parse(Buffer.from(payload, 'base64').toString()));
  } catch {
    return undefined;
  }
}
