import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { lockSpace, unlimitedSettings } from './lock-settings';

/** Tasks that only one process at a time may run on a database. */
export type Task = 'content import' | 'feed import' | 'alerts' | 'found items';

/** In milliseconds. */
const betweenAttempts = 50;

/** Waits for the task's advisory lock, and holds it until the transaction ends. */
export async function takeTask(tx: Database, task: Task): Promise<void> {
  for (const setting of unlimitedSettings) await tx.execute(sql`select set_config(${setting}, '0', true)`);
  const lock = sql`pg_try_advisory_xact_lock(hashtext(${lockSpace}), hashtext(${task}))`;
  for (;;) {
    const { rows } = await tx.execute<{ isTaken: boolean }>(sql`select ${lock} as "isTaken"`);
    if (rows[0]!.isTaken) return;
    // asked again and again, since an answer that does not come ends the connection
    await sleep(betweenAttempts);
  }
}
