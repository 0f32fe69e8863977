import { type IssuedChallenge, solveChallenge } from './solve-challenge';

/** What the worker says: how far it is, then its solution. Without a solution it ends with an error event. */
export type SolverMessage =
  { progress: number } | { solution: Awaited<ReturnType<typeof solveChallenge>> } | { failed: true };

const say = (message: SolverMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Pick<IssuedChallenge, 'parameters'>>) => {
  solveChallenge(data, { onProgress: (progress) => say({ progress }) }).then(
    (solution) => say({ solution }),
    () => say({ failed: true }),
  );
});
