import { invalidField } from '../context/refusals';
import type { Database } from '../database/database';
import { acceptProof } from './accept-proof';
import type { VerificationContext } from './verification.procedures';

/**
 * Uses up the proof of a form, if it has one.
 * @param tx transaction of what it permits, if the proof is to last when that fails
 * @throws ORPCError BAD_REQUEST for a proof that is not accepted
 */
export async function useProof(
  tx: Database,
  { now, proofKeys }: Pick<VerificationContext, 'now' | 'proofKeys'>,
  verification: string | undefined,
): Promise<void> {
  if (!verification) return;
  const outcome = await acceptProof(tx, verification, { now: now(), keys: proofKeys });
  if (outcome === 'too-fast') throw invalidField('verification', 'too-fast', 'Wait a moment and try again.');
  if (outcome !== 'accepted') throw invalidField('verification', 'unverified', `The proof is ${outcome}.`);
}
