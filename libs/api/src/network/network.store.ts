import { desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { feeds } from './network.table';

export type FeedInForce = Pick<typeof feeds.$inferSelect, 'id' | 'digest' | 'insteadOf'>;

/** Which feed is in force; undefined before the first import. */
export async function findFeedInForce(db: Database): Promise<FeedInForce | undefined> {
  const [row] = await db
    .select({ id: feeds.id, digest: feeds.digest, insteadOf: feeds.insteadOf })
    .from(feeds)
    .orderBy(desc(feeds.importedAt))
    .limit(1);
  return row;
}

export async function readFeedArchive(db: Database, id: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ archive: feeds.archive }).from(feeds).where(eq(feeds.id, id));
  return row?.archive;
}

/** Puts a feed in force, in the place of the one before: two statements, for a transaction. */
export async function saveFeed(db: Database, feed: typeof feeds.$inferInsert): Promise<void> {
  await db.insert(feeds).values(feed);
  await db.delete(feeds).where(ne(feeds.id, feed.id));
}

/** Says of a feed in force that it was imported by command. */
export async function markInsteadOf(db: Database, id: string, insteadOf: string): Promise<void> {
  await db.update(feeds).set({ insteadOf }).where(eq(feeds.id, id));
}
