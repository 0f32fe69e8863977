/**
 * The clock of the process, from which everything that the site says of time comes. With `start` it shows that time now and
 * goes on from there, so that tests see the site of another day.
 */
export function createClock(start?: Date, real: () => number = Date.now): () => Date {
  const offset = start ? start.getTime() - real() : 0;
  return () => new Date(real() + offset);
}
