import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database';
import { download, DownloadError, type Validators } from '../download/download';
import type { FeedSource } from '../network/feed-source';
import type { LoadedFeed } from '../network/loaded-feed';
import { expectFeedReports, recordReport } from '../notices/service-reports.store';
import { AlertsError, importAlerts, maximumAlertBytes } from './alerts.import';

const accept = 'application/x-protobuf, application/json;q=0.9, */*;q=0.1';
/** Each failure doubles the interval, up to 16 intervals. */
const mostDoublings = 4;

/** State of the feed, reported by /readyz. */
export interface AlertsStatus {
  outcome: 'not polled yet' | 'current' | 'failing';
  /** Time of the last successful poll. */
  currentAt?: string;
  /** Why the last poll failed. The previous alerts stay active. */
  reason?: string;
  /** One line for each alert, or part of an alert, that was ignored. */
  problems: string[];
}

export interface PollOptions {
  db: Database;
  url: string;
  feedSource: FeedSource;
  now: () => Date;
  /** Receives each new problem once, and each recovery once. */
  log: {
    info: (line: string) => void;
    warn: (line: string) => void;
    error: (detail: { err: unknown }, line: string) => void;
  };
  intervalMilliseconds?: number;
  timeoutMilliseconds?: number;
  /** From 0 to 1. Spreads the requests of replicas that started together. */
  random?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface AlertsPoll {
  status: () => AlertsStatus;
  /** Aborts a request in progress, and resolves when polling has ended. */
  stop: () => Promise<void>;
}

/** Polls a GTFS-Realtime feed and stores its alerts. After a failed poll the previous alerts stay active. */
export function pollAlerts(options: PollOptions): AlertsPoll {
  const { log, now, intervalMilliseconds = 30_000, random = Math.random } = options;
  const { wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }) } = options;
  const stopping = new AbortController();
  const poll = createPoll(options, stopping.signal);
  let status: AlertsStatus = { outcome: 'not polled yet', problems: [] };
  let failures = 0;
  // only `stop` ends the loop: it makes the wait throw
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
      await pollOnce();
      stopping.signal.throwIfAborted();
      const jitter = 0.9 + 0.2 * random();
      const milliseconds = intervalMilliseconds * 2 ** Math.min(failures, mostDoublings) * jitter;
      await wait(milliseconds, stopping.signal);
    }
  }

  async function pollOnce(): Promise<void> {
    try {
      const problems = (await poll()) ?? status.problems;
      if (failures > 0) log.info('the alerts feed has recovered');
      for (const problem of problems.filter((one) => !status.problems.includes(one))) log.warn(problem);
      failures = 0;
      status = { outcome: 'current', currentAt: now().toISOString(), problems };
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isExpected = error instanceof DownloadError || error instanceof AlertsError;
      const reason = isExpected ? error.message : 'the alerts could not be stored';
      const detail = error instanceof AlertsError && error.detail ? ` (${error.detail})` : '';
      const line = `the alerts feed fails: ${reason}${detail}; the previous alerts stay active`;
      failures += 1;
      if (!isExpected) log.error({ err: error }, line);
      else if (status.reason !== reason) log.warn(line);
      status = { ...status, outcome: 'failing', reason };
    }
  }
}

/** Creates a function that polls once. It resolves to the problems, or to undefined if the feed has not changed. */
function createPoll(
  { db, url, feedSource, now, timeoutMilliseconds = 10_000 }: PollOptions,
  signal: AbortSignal,
): () => Promise<string[] | undefined> {
  let last: { feed: LoadedFeed | undefined; validators: Validators; saidAt: Date | undefined } | undefined;
  return async () => {
    if (!last) await expectFeedReports(db);
    const feed = await feedSource(db);
    // a different network gives the same alerts a different meaning, so download them again
    const known = last?.feed === feed ? last?.validators : undefined;
    const found = await download(url, {
      maximumBytes: maximumAlertBytes,
      timeoutMilliseconds,
      accept,
      known,
      signal,
    });
    if (!found) {
      // an unchanged feed with a time of its own is as old as before
      if (!last?.saidAt) await recordReport(db, 'feed', now());
      return undefined;
    }
    const { problems, saidAt } = await importAlerts(db, { bytes: found.bytes, source: 'feed', feed, now });
    await recordReport(db, 'feed', saidAt ?? now());
    last = { feed, validators: found.validators, saidAt };
    return problems;
  };
}
