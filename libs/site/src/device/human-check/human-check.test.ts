import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { proveHuman } from './prove-human';
import { type IssuedChallenge, solveChallenge } from './solve-challenge';

const hmacSignatureSecret = 'a secret of this test';
const secrets = { hmacSignatureSecret, hmacKeySignatureSecret: hmacSignatureSecret };

const issue = async (counter = 120) =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
    ...secrets,
    data: { issuedAt: 0, validAfterMs: 0, validForMs: 600_000, mostTries: 200 },
  })) as IssuedChallenge;

afterEach(() => vi.unstubAllGlobals());

describe('the solver', () => {
  it('finds what the server has drawn, and reports progress', async () => {
    const challenge = await issue();
    const progress: number[] = [];
    const solution = await solveChallenge(challenge, { onProgress: (part) => progress.push(part) });
    expect(solution.counter).toBe(120);
    expect(progress).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
      verified: true,
    });
  });

  it('gives up on a challenge without a solution', async () => {
    await expect(solveChallenge(await issue(201))).rejects.toThrow('the challenge has no solution');
  });

  it('stops when nobody needs the solution', async () => {
    const left = new AbortController();
    const pause = vi.fn(async () => left.abort(new Error('the form is gone')));
    await expect(solveChallenge(await issue(), { signal: left.signal, pause })).rejects.toThrow(
      'the form is gone',
    );
    expect(pause).toHaveBeenCalledTimes(1);
  });
});

describe('the proof', () => {
  const task = { signal: new AbortController().signal, onProgress: () => {} };
  const serve = (response: Response) => vi.stubGlobal('fetch', async () => response);

  it('is the challenge with its solution, solved in the page where workers do not run', async () => {
    const challenge = await issue();
    serve(Response.json(challenge));
    const { payload, validForMs } = await proveHuman(task);
    expect(JSON.parse(atob(payload))).toEqual({
      challenge,
      solution: { counter: 120, derivedKey: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(validForMs).toBe(570_000);
  });

  it('is solved in the page if the worker does not load', async () => {
    const terminate = vi.fn();
    class BrokenWorker extends EventTarget {
      terminate = terminate;
      postMessage = () => queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
    vi.stubGlobal('Worker', BrokenWorker);
    serve(Response.json(await issue()));
    expect((await proveHuman(task)).payload).not.toBe('');
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  it('ends the worker when nobody needs the proof', async () => {
    const left = new AbortController();
    const terminate = vi.fn();
    class EndlessWorker extends EventTarget {
      terminate = terminate;
      postMessage = () => left.abort(new Error('the form is gone'));
    }
    vi.stubGlobal('Worker', EndlessWorker);
    serve(Response.json(await issue()));
    await expect(proveHuman({ ...task, signal: left.signal })).rejects.toThrow('the form is gone');
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  it('fails if there is no challenge', async () => {
    serve(Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429 }));
    await expect(proveHuman(task)).rejects.toThrow('no challenge: status 429');
  });
});
