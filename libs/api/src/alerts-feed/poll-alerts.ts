import { setTimeout as sleep } from 'node:timers/promises';
import type { PolledSource } from '@raang/domain';
import type { Database } from '../database/database';
import { download, DownloadError, type Validators } from '../download/download';
import type { FeedSource } from '../network/feed-source';
import type { LoadedFeed } from '../network/loaded-feed';
import { expectFeedReports } from '../notices/service-reports.store';
import { AlertsError, importAlerts, maximumAlertBytes } from './alerts.import';
import { createFeedClock } from '../realtime/feed-clock';
import type { HeadersFor } from '../realtime/request-headers';

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
  /** How many alerts, or parts of alerts, were left out, by reason. */
  leftOut: Record<string, number>;
  /** One line for each of the first ones, and for what else is wrong with the feed. */
  problems: string[];
}

type Said = Pick<AlertsStatus, 'leftOut' | 'problems'>;

export interface PollOptions {
  db: Database;
  url: string;
  /** Of its alerts. */
  source: PolledSource;
  /** Gives the headers to send to an address. */
  headersFor?: HeadersFor | undefined;
  feedSource: FeedSource;
  now: () => Date;
  /** Receives each new problem once, and each recovery once. */
  log: {
    info: (line: string) => void;
    warn: (line: string) => void;
    error: (detail: { err: unknown }, line: string) => void;
  };
  /** Takes simulated feeds too, as examples. */
  withExamples?: boolean;
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
  const { log, now, source, intervalMilliseconds = 30_000, random = Math.random } = options;
  const { wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }) } = options;
  const name = source === 'feed' ? 'the alerts feed' : `the alerts feed ${source}`;
  const stopping = new AbortController();
  const poll = createPoll(options, stopping.signal);
  let status: AlertsStatus = { outcome: 'not polled yet', leftOut: {}, problems: [] };
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
      const { leftOut, problems } = (await poll()) ?? status;
      if (failures > 0) log.info(`${name} has recovered`);
      for (const problem of problems.filter((one) => !status.problems.includes(one))) log.warn(problem);
      const counts = countWords(leftOut);
      if (counts && counts !== countWords(status.leftOut)) log.warn(`${name}: left out ${counts}`);
      failures = 0;
      status = { outcome: 'current', currentAt: now().toISOString(), leftOut, problems };
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isExpected = error instanceof DownloadError || error instanceof AlertsError;
      const reason = isExpected ? error.message : 'the alerts could not be stored';
      const detail = error instanceof AlertsError && error.detail ? ` (${error.detail})` : '';
      const line = `${name} fails: ${reason}${detail}; the previous alerts stay active`;
      failures += 1;
      if (!isExpected) log.error({ err: error }, line);
      else if (status.reason !== reason) log.warn(line);
      status = { ...status, outcome: 'failing', reason };
    }
  }
}

/** A mirror that is behind; it is accepted after some minutes. */
const olderThanLast = 'the alerts feed is older than the last one: it is ignored for five minutes';

const countWords = (leftOut: AlertsStatus['leftOut']) =>
  Object.entries(leftOut)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ');

/** Creates a function that polls once. It resolves to what was left out, or to undefined if the feed has not changed. */
function createPoll(
  { db, url, source, headersFor, feedSource, now, timeoutMilliseconds = 10_000, withExamples }: PollOptions,
  signal: AbortSignal,
): () => Promise<Said | undefined> {
  let last: { feed: LoadedFeed | undefined; validators: Validators; said: Said } | undefined;
  const clock = createFeedClock();
  return async () => {
    if (!last) await expectFeedReports(db, source);
    const feed = await feedSource(db);
    // a different network gives the same alerts a different meaning, so download them again
    const known = last?.feed === feed ? last?.validators : undefined;
    const found = await download(url, {
      maximumBytes: maximumAlertBytes,
      timeoutMilliseconds,
      accept,
      known,
      headers: await headersFor?.(url),
      signal,
    });
    // it is as old as before
    if (!found) return last?.said;
    const { bytes, contentType, validators } = found;
    const { lastModified } = validators;
    const imported = await importAlerts(db, {
      bytes,
      contentType,
      lastModified,
      source,
      feed,
      clock,
      now,
      withExamples,
    });
    if (!imported) return last && { ...last.said, problems: [...last.said.problems, olderThanLast] };
    const { leftOut, problems } = imported;
    last = { feed, validators, said: { leftOut, problems } };
    return last.said;
  };
}
