import { setImmediate } from 'node:timers/promises';

let last = Promise.resolve();

/**
 * Resolves at once if nobody else has this turn of the event loop, else in a turn of its own, in the order of asking.
 * The making of a page begins with one, so that the process answers between two pages what has arrived meanwhile: kept
 * pages, files, health checks.
 */
export function takeTurn(): Promise<void> {
  const turn = last;
  last = turn.then(() => setImmediate());
  return turn;
}
