import { DownloadError } from './download';

/** How often an address is polled, in seconds. */
export interface PollPace {
  interval: number;
  /** Each failure doubles the interval, up to this. */
  longest: number;
}

/** What a poll came to. */
export interface PollOutcome {
  /** Why it failed; undefined if it did not. */
  failure?: unknown;
  /** How long its response is fresh. */
  maxAgeSeconds?: number | undefined;
}

/** A publisher may ask for more patience, but live data cannot wait for ever. */
const longestMaxAge = 60;
const longestRetryAfter = 10 * 60;
/** A wrong key does not become right within seconds. */
const afterRefusal = 8 * 60;

/**
 * When to poll next, in seconds since 1970. Polls are due in slots of the clock, so that all processes have the same snapshot.
 * @param startedAt of the last poll
 * @param now after it
 * @param failures how many polls in a row have failed
 */
export function nextPoll(
  { interval, longest }: PollPace,
  { failure, maxAgeSeconds = 0 }: PollOutcome,
  { startedAt, now, failures }: { startedAt: number; now: number; failures: number },
): number {
  const slotAfter = (seconds: number, since: number) =>
    (Math.floor(since / interval) + Math.ceil(seconds / interval)) * interval;
  const usual = slotAfter(Math.min(interval * 2 ** failures, longest), startedAt);
  const { status, retryAfterSeconds = 0 } = failure instanceof DownloadError ? failure : {};
  if (status === 401 || status === 403) return Math.max(usual, slotAfter(afterRefusal, startedAt));
  if (failure) {
    const asked = now + Math.min(retryAfterSeconds, longestRetryAfter);
    return Math.max(usual, retryAfterSeconds > 0 ? Math.ceil(asked / interval) * interval : 0);
  }
  return Math.max(usual, slotAfter(Math.min(maxAgeSeconds, longestMaxAge), startedAt));
}
