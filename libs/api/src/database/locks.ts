import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Work that only one process at a time may do on a database. */
export type Task = 'content import' | 'feed import' | 'alerts';

/** The first half of every lock's key, so that other programs on the same database have other locks. */
export const lockSpace = 'raang';

/** The limits of a connection that a long task, or waiting for one, must not have. */
export const unlimitedSettings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** Waits until no other process is at this task, and keeps it from the others until the transaction ends. */
export async function takeTask(tx: Database, task: Task): Promise<void> {
  for (const setting of unlimitedSettings) await tx.execute(sql`select set_config(${setting}, '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lockSpace}), hashtext(${task}))`);
}
