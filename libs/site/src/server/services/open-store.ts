import { openDatabase, openSharedLimits } from '@raang/api';
import { createRequestLimits, readTrustedProxies } from '@raang/server';
import { databaseFolder } from './folders';
import type { StartFacts } from './start-facts';

/** The database, and the limits that all processes on it count together. */
export async function openStore({ env, now, log }: StartFacts, opened: AsyncDisposableStack) {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directory: databaseFolder(env),
    onError: (error) => log.error({ err: error }, 'a database connection broke; the pool replaces it'),
  });
  opened.defer(database.close);
  if (database.migrated.length > 0) log.info({ migrations: database.migrated }, 'the schema was migrated');
  const isTrusted = readTrustedProxies(env.TRUSTED_PROXIES ?? '') ?? (() => false);
  const counts = openSharedLimits({
    // an embedded database has one process
    db: database.kind === 'postgresql' ? database.db : undefined,
    now,
    onError: (error) => log.warn({ err: error }, 'limits are counted by this process alone'),
  });
  opened.defer(counts.stop);
  return { database, isTrusted, limits: createRequestLimits(counts, isTrusted) };
}
