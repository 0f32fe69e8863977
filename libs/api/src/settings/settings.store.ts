import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { settings } from './settings.table';

/**
 * A random value of this database, 256 bits in base64url. The first caller makes it, and all processes then share it.
 * - `secret` signs challenges and sessions unless the environment has a secret.
 * - `identity` tells this database from another one that uses the same file store.
 */
export async function readRandomSetting(db: Database, name: 'secret' | 'identity'): Promise<string> {
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row!.value;
}
