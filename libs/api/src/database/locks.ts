import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { lockSpace, unlimitedSettings } from './lock-settings';

/** Work that only one process at a time may do on a database. */
export type Task = 'content import' | 'feed import' | 'alerts';

/** Waits until no other process is at this task, and keeps it from the others until the transaction ends. */
export async function takeTask(tx: Database, task: Task): Promise<void> {
  for (const setting of unlimitedSettings) await tx.execute(sql`select set_config(${setting}, '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lockSpace}), hashtext(${task}))`);
}
