import type { Challenge } from '@raang/ui';
import type { IssuedChallenge } from './solve-challenge';
import { solveAnywhere } from './solve-in-worker';

/** A proof counts as expired earlier than on the server, so that a form has time to arrive. */
const marginMs = 30_000;

/** The site's own proof of work, for the kit's HumanVerification. Asks no third party. */
export const proveHuman: Challenge = async ({ signal, onProgress }) => {
  const response = await fetch('/api/v1/verification/challenge', { signal });
  if (!response.ok) throw new Error(`no challenge: status ${response.status}`);
  const { parameters, signature } = (await response.json()) as IssuedChallenge;
  const [solution] = await Promise.all([
    solveAnywhere({ parameters }, { signal, onProgress }),
    // the server takes an earlier proof for a program's
    new Promise((resolve) => setTimeout(resolve, parameters.data.validAfterMs)),
  ]);
  return {
    payload: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    validForMs: parameters.data.validForMs - marginMs,
  };
};
