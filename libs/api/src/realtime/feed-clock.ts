import { createHash } from 'node:crypto';

/** What a download says about its time. */
export interface ClockQuestion {
  /** Of the feed's header, in seconds since 1970. */
  timestamp: number | undefined;
  /** The HTTP header Last-Modified. */
  lastModified: string | undefined;
  bytes: Uint8Array;
  now: Date;
}

export interface AcceptedTime {
  saidAt: Date;
  /** Set if the producer's clock is wrong, but not by much. */
  warning?: string;
}

/** The clocks of two machines differ. By more than this it is worth a warning, and by the second the feed is refused. */
const toleratedMilliseconds = 60_000;
const mostAheadMilliseconds = 5 * 60_000;

/** A mirror may be behind for a moment. A feed that is behind for longer has started again. */
const restartMilliseconds = 5 * 60_000;

/** The producer's clock is so far ahead that no time of the feed means anything. */
export class ClockError extends Error {}

/**
 * Creates a function that says when a feed was made, at most now: by its header, else by Last-Modified, else the first
 * download with these bytes.
 * @throws ClockError if it was made more than five minutes from now
 */
export function createFeedClock() {
  let accepted: Date | undefined;
  let behindSince: Date | undefined;
  let first: { digest: string; at: Date } | undefined;

  const firstDownload = (bytes: Uint8Array, now: Date): Date => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (first?.digest !== digest) first = { digest, at: now };
    return first.at;
  };

  /** Undefined for a feed that is older than the last accepted one, as from a mirror that is behind. */
  return ({ timestamp, lastModified, bytes, now }: ClockQuestion): AcceptedTime | undefined => {
    const modified = lastModified === undefined ? Number.NaN : Date.parse(lastModified);
    const said = timestamp
      ? new Date(timestamp * 1000)
      : Number.isNaN(modified)
        ? undefined
        : new Date(modified);
    const made = said ?? firstDownload(bytes, now);
    const ahead = made.getTime() - now.getTime();
    // also false for a number that is no date
    if (!(ahead <= mostAheadMilliseconds)) throw new ClockError(`its clock is ahead by ${inWords(ahead)}`);
    const saidAt = new Date(Math.min(made.getTime(), now.getTime()));
    if (accepted && saidAt < accepted) {
      behindSince ??= now;
      if (now.getTime() - behindSince.getTime() < restartMilliseconds) return undefined;
    }
    behindSince = undefined;
    accepted = saidAt;
    return {
      saidAt,
      ...(ahead > toleratedMilliseconds && { warning: `its clock is ahead by ${inWords(ahead)}` }),
    };
  };
}
export type FeedClock = ReturnType<typeof createFeedClock>;

function inWords(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return 'thousands of years';
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
