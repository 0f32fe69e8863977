import { randomUUID } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKeys } from '../settings/derive-secret';
import { testNow, testSecret } from './test-api';

/**
 * A proof of the human verification, as a browser sends it. Its challenge is solved with the first try.
 * @param secondsAgo when the challenge was issued
 */
export async function solvedProof({ secondsAgo = 10 } = {}): Promise<string> {
  const [key] = deriveKeys([testSecret], 'verification');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: key,
    data: { issuedAt: testNow.getTime() - secondsAgo * 1000, id: randomUUID() },
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
