import { setTimeout as sleep } from 'node:timers/promises';
import { sweepAccounts } from '../accounts/accounts.store';
import { emptyOldCases } from '../cases/empty-old-cases';
import type { Database } from '../database/database';
import { sweepAttempts, takeAttempt } from '../limits/take-attempt';
import { sweepMails } from '../mail/mail.store';
import { sweepSubscriptionRequests } from '../subscriptions/subscriptions.store';
import type { FileStore } from '../uploads/file-store';
import { ForeignStoreError, sweepUploads } from '../uploads/sweep-uploads';
import { sweepProofs } from '../verification/accept-proof';

const everyMilliseconds = 60 * 60 * 1000;

/** The first run is soon after the start, which a process that restarts each night otherwise never reaches. */
const firstMilliseconds = 60 * 1000;

export interface UpkeepOptions {
  db: Database;
  files: FileStore;
  now: () => Date;
  log: {
    info: (detail: object, line: string) => void;
    warn: (line: string) => void;
    error: (detail: object, line: string) => void;
  };
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Upkeep {
  /** Resolves when a run in progress has ended. */
  stop: () => Promise<void>;
}

/**
 * Every hour, in one process at a time: removes what is unused, expired or no longer needed of uploads, proofs, attempts,
 * sessions, accounts, subscriptions, mails and cases.
 */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }) } = options;
  const stopping = new AbortController();
  // only `stop` ends the loop, by an error
  const running = run().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    for (let milliseconds = firstMilliseconds; ; milliseconds = everyMilliseconds) {
      await wait(milliseconds, stopping.signal);
      stopping.signal.throwIfAborted();
      await runOnce(options);
      stopping.signal.throwIfAborted();
    }
  }
}

/** One run, unless another process had its own within the last 50 minutes. */
export async function runOnce({ db, files, now, log }: UpkeepOptions): Promise<void> {
  try {
    // not an advisory lock: the embedded database has one connection, which a lock would keep from the pages
    const turn = { name: 'upkeep', key: '', limit: 1, windowSeconds: 50 * 60 };
    if (!(await takeAttempt(db, turn, now())).isAllowed) return;
    await sweepProofs(db, now());
    await sweepAttempts(db, now());
    await sweepAccounts(db, now());
    await sweepSubscriptionRequests(db, now());
    await sweepMails(db, now());
    // before the uploads, which then lose the files of emptied cases
    const emptied = await emptyOldCases(db, now());
    if (emptied > 0) log.info({ emptied }, 'old cases lost their personal data');
    const { lost, removedFiles, removedUploads } = await sweepUploads({ db, files }, now());
    if (removedFiles + removedUploads > 0) log.info({ removedFiles, removedUploads }, 'uploads were swept');
    if (lost.length > 0)
      log.error({ count: lost.length, ids: lost.slice(0, 20) }, 'files of cases are missing; restore them');
  } catch (error) {
    if (error instanceof ForeignStoreError) log.warn(error.message);
    else log.error({ err: error }, 'the hourly upkeep failed');
  }
}
