import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database';
import { download, DownloadError, type Validators } from '../download/download';
import type { FeedSource } from '../network/feed-source';
import type { LoadedFeed } from '../network/loaded-feed';
import { AlertsError, importAlerts, maximumAlertBytes } from './alerts.import';

const accept = 'application/x-protobuf, application/json;q=0.9, */*;q=0.1';
/** After failures the feed is asked less and less often, down to a sixteenth. */
const mostDoublings = 4;

/** How it stands with the feed, as /readyz tells it. */
export interface AlertsStatus {
  outcome: 'not asked yet' | 'current' | 'failing';
  /** When it was last understood. */
  currentAt?: string;
  /** Why it is failing; the alerts before stay. */
  reason?: string;
  /** One line for each alert, or part of one, that is left out. */
  problems: string[];
}

export interface PollOptions {
  db: Database;
  url: string;
  feedSource: FeedSource;
  now: () => Date;
  /** Is told of every change for the worse or the better once. */
  log: {
    info: (line: string) => void;
    warn: (line: string) => void;
    error: (detail: { err: unknown }, line: string) => void;
  };
  intervalMilliseconds?: number;
  timeoutMilliseconds?: number;
  /** From 0 to 1: replicas that started together must not ask together. */
  random?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface AlertsPoll {
  status: () => AlertsStatus;
  /** Ends with the request that is under way. */
  stop: () => Promise<void>;
}

/** Keeps the alerts of a GTFS-Realtime feed. One that is broken or cannot be reached keeps those before. */
export function pollAlerts(options: PollOptions): AlertsPoll {
  const { log, now, intervalMilliseconds = 30_000, random = Math.random } = options;
  const { wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }) } = options;
  const stopping = new AbortController();
  const ask = createAsking(options, stopping.signal);
  let status: AlertsStatus = { outcome: 'not asked yet', problems: [] };
  let failures = 0;
  // it ends by being stopped, and by nothing else
  const running = run().catch(() => undefined);
  return {
    status: () => status,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    for (;;) {
      await askOnce();
      // a wait that is stopped ends by an error
      stopping.signal.throwIfAborted();
      const jitter = 0.9 + 0.2 * random();
      const milliseconds = intervalMilliseconds * 2 ** Math.min(failures, mostDoublings) * jitter;
      await wait(milliseconds, stopping.signal);
    }
  }

  async function askOnce(): Promise<void> {
    try {
      const problems = (await ask()) ?? status.problems;
      if (failures > 0) log.info('the alerts feed is understood again');
      for (const problem of problems.filter((one) => !status.problems.includes(one))) log.warn(problem);
      failures = 0;
      status = { outcome: 'current', currentAt: now().toISOString(), problems };
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isExpected = error instanceof DownloadError || error instanceof AlertsError;
      const reason = isExpected ? error.message : 'its alerts could not be stored';
      const detail = error instanceof AlertsError && error.detail ? ` (${error.detail})` : '';
      const line = `the alerts feed fails: ${reason}${detail}; the alerts before stay`;
      failures += 1;
      if (!isExpected) log.error({ err: error }, line);
      else if (status.reason !== reason) log.warn(line);
      status = { ...status, outcome: 'failing', reason };
    }
  }
}

/** Asks once; undefined when nothing has changed. */
function createAsking(
  { db, url, feedSource, now, timeoutMilliseconds = 10_000 }: PollOptions,
  signal: AbortSignal,
): () => Promise<string[] | undefined> {
  let last: { feed: LoadedFeed | undefined; validators: Validators } | undefined;
  return async () => {
    const feed = await feedSource(db);
    // what alerts speak of is found anew in another network
    const known = last?.feed === feed ? last?.validators : undefined;
    const found = await download(url, {
      maximumBytes: maximumAlertBytes,
      timeoutMilliseconds,
      accept,
      known,
      signal,
    });
    if (!found) return undefined;
    const { problems } = await importAlerts(db, { bytes: found.bytes, source: 'feed', feed, now });
    last = { feed, validators: found.validators };
    return problems;
  };
}
