import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { CallContext } from '../context/call-context';
import { takeAttempt } from '../limits/take-attempt';
import type { Keys } from '../settings/derive-secret';
import { issueChallenge } from './challenge';

export interface VerificationContext extends CallContext {
  /** They sign challenges; the same in all processes. */
  proofKeys: Keys;
}

/** Per address. Each challenge costs the server a millisecond. */
const perTenMinutes = { limit: 120, windowSeconds: 600 };

const verification = implement(contract.verification).$context<VerificationContext>();

export const verificationProcedures = verification.router({
  challenge: verification.challenge.handler(async ({ context: { db, now, caller, proofKeys }, errors }) => {
    const limit = { name: 'challenge', key: caller.address, ...perTenMinutes };
    const { isAllowed, retryAfterSeconds } = await takeAttempt(db, limit, now());
    if (!isAllowed) {
      caller.responseHeaders.set('retry-after', String(retryAfterSeconds));
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds } });
    }
    const { parameters, signature } = await issueChallenge({ now: now(), key: proofKeys[0] });
    return { parameters: { ...parameters }, signature };
  }),
});
