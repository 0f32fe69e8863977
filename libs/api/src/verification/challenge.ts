import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** How long a proof is accepted after its challenge was issued. */
export const validMilliseconds = 10 * 60 * 1000;

/** A person needs longer than this to fill in a form. */
export const tooFastMilliseconds = 2000;

/** Rounds of PBKDF2 per try. With the tries below a browser needs about 0.4 seconds, and the server a millisecond. */
const cost = 1000;
/** A browser tries every number from 0 until it finds the one that was drawn from this range. */
const tries = { fewest: 500, most: 1500 };

/**
 * Makes a challenge of ALTCHA v2. Time and expiry are part of what is signed, so that the answer needs no memory.
 * @param key the same in all processes
 */
export function issueChallenge({ now, key }: { now: Date; key: string }): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.fewest, tries.most),
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: key,
    // our own names: altcha-lib compares its `expiresAt` with the real time
    data: {
      issuedAt: now.getTime(),
      validForMs: validMilliseconds,
      mostTries: tries.most,
      validAfterMs: tooFastMilliseconds,
    },
  });
}
