import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { lockSpace, unlimitedSettings } from './lock-settings';

/** Tasks that only one process at a time may run on a database. */
export type Task = 'content import' | 'feed import' | 'alerts' | 'found items';

/** Waits for the task's advisory lock, and holds it until the transaction ends. */
export async function takeTask(tx: Database, task: Task): Promise<void> {
  for (const setting of unlimitedSettings) await tx.execute(sql`select set_config(${setting}, '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lockSpace}), hashtext(${task}))`);
}
