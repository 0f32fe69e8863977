import { createFeedClock } from './feed-clock';
import { readTrains, type TrainsFeed } from './read-trains';

const megabyte = 1024 * 1024;

/** Size limits of feeds, after decompression: of times, and of positions. */
export const maximumTrainBytes = { tripUpdates: 32 * megabyte, positions: 16 * megabyte };

/** A download of a feed. */
export interface RealtimeDownload {
  bytes: Uint8Array;
  /** HTTP headers of the response. */
  contentType?: string | undefined;
  lastModified?: string | undefined;
}

/** What became of a download. */
export type RealtimeAnswer = AcceptedFeed | RefusedFeed;

interface AcceptedFeed extends TrainsFeed {
  isAccepted: true;
  /** When the feed was made, at most now. */
  saidAt: Date;
  /** The producer's clock is wrong, but not by much. */
  warning?: string;
}

/** What the address said before still counts. */
export interface RefusedFeed {
  isAccepted: false;
  reason: string;
  /** May quote the input. Only for logs. */
  detail?: string;
}

/**
 * Creates a function that takes the downloads of one address, one after the other: the whole of what it says each time, or the
 * reason why it does not count. It never throws.
 * @param options.maximumBytes of `maximumTrainBytes`; the larger one for an address with both kinds
 */
export function createRealtimeFeed({ maximumBytes, now }: { maximumBytes: number; now: () => Date }) {
  const clock = createFeedClock();

  return async ({ bytes, contentType, lastModified }: RealtimeDownload): Promise<RealtimeAnswer> => {
    if (bytes.length > maximumBytes) return refused(`the feed is larger than ${maximumBytes} bytes`);
    const read = await attempt(() => readTrains(bytes, contentType));
    if ('failure' in read) return refused('the input is not a GTFS-Realtime feed', read.failure);
    const { timestamp } = read.result.header;
    const time = await attempt(() => clock({ timestamp, lastModified, bytes, now: now() }));
    if ('failure' in time) return refused(time.failure);
    if (!time.result) return refused('the feed is older than the last one: it is ignored for five minutes');
    return { isAccepted: true, ...read.result, ...time.result };
  };
}

const refused = (reason: string, detail?: string): RefusedFeed => ({
  isAccepted: false,
  reason,
  ...(detail && { detail }),
});

async function attempt<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ result: Result } | { failure: string }> {
  try {
    return { result: await run() };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}
