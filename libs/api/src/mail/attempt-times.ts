const firstDelayMilliseconds = 10_000;
const longestDelayMilliseconds = 3_600_000;

/**
 * A mail that its server rejects is given up after this many attempts, which take about two days: a misconfigured
 * relay rejects mails as a wrong address does, and gets repaired.
 */
export const mostRejectedAttempts = 56;

/**
 * Delay before the next attempt, in milliseconds: doubles from ten seconds to an hour.
 * @param attempts number of failed attempts, 1 or more
 * @param random from 0 to 1, spreads the mails that failed together
 */
export function delayAfter(attempts: number, random: number): number {
  const doubled = firstDelayMilliseconds * 2 ** Math.min(attempts - 1, 20);
  return Math.round(Math.min(doubled, longestDelayMilliseconds) * (0.8 + 0.2 * random));
}
