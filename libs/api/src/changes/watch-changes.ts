import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '../database/database';
import type { Listening } from '../database/listening';
import { changesChannel, probePrefix, readChangeMark, sendProbe } from './change-marks.store';

/**
 * How a process learns about changes: `notified`; `polling` every second, where notices do not arrive, such as
 * behind a pooler in transaction mode; `unknown` while the database does not respond.
 */
export type ChangesStatus = 'notified' | 'polling' | 'unknown';

/** Changes of what the public sees, by any process. */
export interface Changes {
  /** Grows with every change. Cached results of another version are outdated. */
  version: () => number;
  status: () => ChangesStatus;
  /** For changes in the memory of this process, such as a loaded feed. */
  announce: () => void;
  /** Resolves when the connection is closed. */
  stop: () => Promise<void>;
}

export interface WatchOptions {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  log: {
    info: (line: string) => void;
    warn: (detail: { err: unknown }, line: string) => void;
  };
  /** Default intervals in tests only. */
  intervals?: Partial<typeof defaultIntervals>;
}

const defaultIntervals = {
  /** Between two checks while notices arrive: a check finds connections that are dead without an end. */
  notified: 10_000,
  /** Between two checks otherwise. */
  polling: 1000,
  /** Most time that a check may take. */
  check: 5000,
  /** How long the own probe may take, once the database has taken it. */
  probe: 1000,
  /** Least time between two versions: a flood of changes must not keep every page from being cached. */
  versions: 250,
};

/** Watches the changes until `stop`. Resolves after the first check, so that no change after it is missed. */
export async function watchChanges({ database, log, intervals }: WatchOptions): Promise<Changes> {
  const { db, listen } = database;
  const times = { ...defaultIntervals, ...intervals };
  const stopping = new AbortController();
  const versions = createVersions(times.versions);
  let status: ChangesStatus = 'unknown';
  let hasFailed = false;
  let mark: string | undefined;
  /** Whether a notice has arrived since the last mark, which the next mark will repeat. */
  let isNoticed = false;
  let listening: Listening | undefined;
  let probe = { text: '', arrived: Promise.withResolvers<void>() };
  let wake = Promise.withResolvers<void>();

  const onNotice = (payload: string) => {
    if (payload === probe.text) probe.arrived.resolve();
    if (payload.startsWith(probePrefix)) return;
    isNoticed = true;
    versions.next();
  };

  const hangUp = () => {
    listening?.end().catch(() => undefined);
    listening = undefined;
    isNoticed = false;
  };

  /** Resolves to whether notices arrive. */
  async function check(): Promise<boolean> {
    listening ??= await listen({
      channel: changesChannel,
      onNotice,
      onBreak: () => {
        listening = undefined;
        isNoticed = false;
        wake.resolve();
      },
    });
    probe = { text: probePrefix + randomUUID(), arrived: Promise.withResolvers() };
    await sendProbe(db, probe.text);
    // after listening has begun: a change in between is noticed twice, which does no harm
    const current = await readChangeMark(db);
    if (mark !== undefined && mark !== current && !isNoticed) versions.next();
    mark = current;
    isNoticed = false;
    return Promise.race([probe.arrived.promise.then(() => true), sleep(times.probe, false, { ref: false })]);
  }

  async function round(): Promise<void> {
    try {
      const arrives = await within(times.check, check());
      const next = arrives ? 'notified' : 'polling';
      if (hasFailed) log.info('changes of the content are noticed again');
      if (next === 'polling' && status !== 'polling')
        log.info('notices of changes do not arrive; this process asks for changes every second');
      hasFailed = false;
      status = next;
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (!hasFailed)
        log.warn({ err: error }, 'changes of the content cannot be noticed; kept pages are used longer');
      hasFailed = true;
      status = 'unknown';
      // also if it only seems to be alive
      hangUp();
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      wake = Promise.withResolvers();
      const milliseconds = status === 'notified' ? times.notified : times.polling;
      await Promise.race([
        sleep(milliseconds, undefined, { ref: false, signal: stopping.signal }),
        wake.promise,
      ]);
      stopping.signal.throwIfAborted();
      await round();
    }
  }

  await round();
  // only `stop` ends the loop, by an error
  const running = run().catch(() => undefined);
  return {
    version: versions.current,
    status: () => status,
    announce: versions.next,
    stop: async () => {
      stopping.abort();
      versions.stop();
      wake.resolve();
      await running;
      await listening?.end();
    },
  };
}

/** Counts changes: the first one at once, those that follow together. */
function createVersions(milliseconds: number) {
  let version = 1;
  let last = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const grow = () => {
    timer = undefined;
    version += 1;
    last = performance.now();
  };
  return {
    current: () => version,
    next: () => {
      if (timer) return;
      const rest = last + milliseconds - performance.now();
      if (rest <= 0) grow();
      else timer = setTimeout(grow, rest).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`the database did not respond within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    // the loser may fail later
    work.catch(() => undefined);
  }
}
