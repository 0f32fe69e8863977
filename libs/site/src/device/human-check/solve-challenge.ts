import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ChallengeParameters, Solution } from 'altcha-lib/types';

/** A challenge as the API issues it. */
export interface IssuedChallenge {
  parameters: ChallengeParameters & { data: { validAfterMs: number; validForMs: number; mostTries: number } };
  signature: string;
}

export interface SolveOptions {
  signal?: AbortSignal;
  /** 0 to 1. It may end before 1, since the solution can come with any try. */
  onProgress?: (progress: number) => void;
  /** Called between slices of work, so that a page can respond meanwhile. */
  pause?: () => Promise<unknown>;
}

/** A slice is some 20 milliseconds. */
const triesPerSlice = 20;

/**
 * Tries the numbers from 0 until one gives a key with the wanted prefix (ALTCHA v2, PBKDF2).
 * @throws if the challenge has no solution, the signal aborts, or the page is not served over https
 */
export async function solveChallenge(
  { parameters }: Pick<IssuedChallenge, 'parameters'>,
  { signal, onProgress, pause }: SolveOptions = {},
): Promise<Solution> {
  const { nonce, salt, keyPrefix, data } = parameters;
  const saltBytes = fromHex(salt);
  const password = new Uint8Array([...fromHex(nonce), 0, 0, 0, 0]);
  const number = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; counter <= data.mostTries; counter += 1) {
    number.setUint32(0, counter);
    const derivedKey = toHex((await deriveKey(parameters, saltBytes, password)).derivedKey);
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
    if (counter % triesPerSlice > 0) continue;
    signal?.throwIfAborted();
    onProgress?.(counter / data.mostTries);
    await pause?.();
  }
  throw new Error('the challenge has no solution');
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
