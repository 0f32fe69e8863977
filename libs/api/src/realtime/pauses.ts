import { setImmediate } from 'node:timers/promises';

/** How long one part of a long task may hold the thread that answers requests. */
const longestBlockMilliseconds = 5;

/** Creates a function that lets other work of the thread go on, if none could for some milliseconds. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestBlockMilliseconds) return;
    await setImmediate();
    since = performance.now();
  };
}
