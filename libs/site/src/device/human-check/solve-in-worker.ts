import { type IssuedChallenge, solveChallenge, type SolveOptions } from './solve-challenge';
import type { SolverMessage } from './solver-worker';

type Solve = typeof solveChallenge;

/** Solves a challenge beside the page, else, where workers do not run, within it in slices. */
export const solveAnywhere: Solve = async (challenge, options = {}) => {
  const worker = openWorker();
  if (!worker) return solveInSlices(challenge, options);
  try {
    return await ask(worker, challenge, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof WorkerError) return solveInSlices(challenge, options);
    throw error;
  } finally {
    worker.terminate();
  }
};

/** The worker's program cannot be loaded, or not run. */
class WorkerError extends Error {}

function openWorker(): Worker | undefined {
  try {
    // this form of the call is what the build looks for
    return new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

const solveInSlices: Solve = (challenge, options) =>
  solveChallenge(challenge, { ...options, pause: () => new Promise((resolve) => setTimeout(resolve)) });

function ask(
  worker: Worker,
  { parameters }: Pick<IssuedChallenge, 'parameters'>,
  { signal, onProgress }: SolveOptions,
): ReturnType<Solve> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', () => reject(new WorkerError('the worker does not run')));
    worker.addEventListener('message', ({ data }: MessageEvent<SolverMessage>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if ('solution' in data) resolve(data.solution);
      else reject(new WorkerError('the worker found no solution'));
    });
    worker.postMessage({ parameters });
  });
}
