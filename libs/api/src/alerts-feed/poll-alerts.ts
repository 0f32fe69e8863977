import type { PolledSource } from '@raang/domain';
import type { Database } from '../database/database';
import { download, DownloadError, type Validators } from '../download/download';
import type { PollOutcome } from '../download/next-poll';
import { type PollingOptions, startPolling, type StopPolling } from '../download/start-polling';
import type { FeedSource } from '../network/feed-source';
import type { LoadedFeed } from '../network/loaded-feed';
import { expectFeedReports } from '../notices/service-reports.store';
import { AlertsError, importAlerts, maximumAlertBytes } from './alerts.import';
import { createFeedClock } from '../realtime/feed-clock';
import type { HeadersFor } from '../realtime/request-headers';

const accept = 'application/x-protobuf, application/json;q=0.9, */*;q=0.1';
const pace = { interval: 30, longest: 8 * 60 };
const idleMilliseconds = 5000;

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

interface Said extends Pick<AlertsStatus, 'leftOut' | 'problems'> {
  /** How long the response is fresh. */
  maxAgeSeconds?: number | undefined;
}

export interface PollOptions extends Omit<PollingOptions, 'pace'> {
  db: Database;
  url: string;
  /** Of its alerts. */
  source: PolledSource;
  /** Gives the headers to send to an address. */
  headersFor?: HeadersFor | undefined;
  feedSource: FeedSource;
  /** Receives each new problem once, and each recovery once. */
  log: {
    info: (line: string) => void;
    warn: (line: string) => void;
    error: (detail: { err: unknown }, line: string) => void;
  };
  /** Takes simulated feeds too, as examples. */
  withExamples?: boolean;
  timeoutMilliseconds?: number;
}

export interface AlertsPoll {
  status: () => AlertsStatus;
  stop: StopPolling;
}

/** Polls a GTFS-Realtime feed and stores its alerts. After a failed poll the previous alerts stay active. */
export function pollAlerts(options: PollOptions): AlertsPoll {
  const { log, now, source } = options;
  const name = source === 'feed' ? 'the alerts feed' : `the alerts feed ${source}`;
  const poll = createPoll(options);
  let status: AlertsStatus = { outcome: 'not polled yet', leftOut: {}, problems: [] };
  return { status: () => status, stop: startPolling(pollOnce, { ...options, pace }) };

  async function pollOnce(signal: AbortSignal): Promise<PollOutcome> {
    try {
      const said: Said = (await poll(signal)) ?? status;
      const { leftOut, problems, maxAgeSeconds } = said;
      if (status.outcome === 'failing') log.info(`${name} has recovered`);
      for (const problem of problems.filter((one) => !status.problems.includes(one))) log.warn(problem);
      const counts = countWords(leftOut);
      if (counts && counts !== countWords(status.leftOut)) log.warn(`${name}: left out ${counts}`);
      status = { outcome: 'current', currentAt: now().toISOString(), leftOut, problems };
      return { maxAgeSeconds };
    } catch (error) {
      if (signal.aborted) return {};
      const isExpected = error instanceof DownloadError || error instanceof AlertsError;
      const reason = isExpected ? error.message : 'the alerts could not be stored';
      const detail = error instanceof AlertsError && error.detail ? ` (${error.detail})` : '';
      const line = `${name} fails: ${reason}${detail}; the previous alerts stay active`;
      if (!isExpected) log.error({ err: error }, line);
      else if (status.reason !== reason) log.warn(line);
      status = { ...status, outcome: 'failing', reason };
      return { failure: error };
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
function createPoll({
  db,
  url,
  source,
  headersFor,
  feedSource,
  now,
  timeoutMilliseconds = 10_000,
  withExamples,
}: PollOptions): (signal: AbortSignal) => Promise<Said | undefined> {
  let last: { feed: LoadedFeed | undefined; validators: Validators; said: Said } | undefined;
  const clock = createFeedClock();
  return async (signal) => {
    if (!last) await expectFeedReports(db, source);
    const feed = await feedSource(db);
    // a different network gives the same alerts a different meaning, so download them again
    const known = last?.feed === feed ? last?.validators : undefined;
    const found = await download(url, {
      maximumBytes: maximumAlertBytes,
      timeoutMilliseconds,
      idleMilliseconds,
      accept,
      known,
      headers: await headersFor?.(url),
      signal,
    });
    // it is as old as before
    if (!found) return last?.said;
    const { bytes, contentType, validators, maxAgeSeconds } = found;
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
    last = { feed, validators, said: { leftOut, problems, maxAgeSeconds } };
    return last.said;
  };
}
