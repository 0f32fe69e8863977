import type { FeedReport, LeftOut } from '@raang/journeys/gtfs';
import { desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { feeds } from './network.table';

export type FeedInForce = Pick<
  typeof feeds.$inferSelect,
  'id' | 'importedAt' | 'digest' | 'insteadOf' | 'documentsVersion'
>;

/** Finds the active feed, without its archive. Undefined before the first import. */
export async function findFeedInForce(db: Database): Promise<FeedInForce | undefined> {
  const [row] = await db
    .select({
      id: feeds.id,
      importedAt: feeds.importedAt,
      digest: feeds.digest,
      insteadOf: feeds.insteadOf,
      documentsVersion: feeds.documentsVersion,
    })
    .from(feeds)
    .orderBy(desc(feeds.importedAt))
    .limit(1);
  return row;
}

/** What the import of the active feed found. Undefined before the first import, and for a feed of an earlier release. */
export async function readFeedReport(db: Database): Promise<FeedReport | undefined> {
  const [row] = await db
    .select({ report: feeds.report })
    .from(feeds)
    .orderBy(desc(feeds.importedAt))
    .limit(1);
  return row?.report ?? undefined;
}

export interface StoredFeed {
  id: string;
  archive: Uint8Array<ArrayBuffer>;
  /** Lines that readers skip. */
  leftOut: LeftOut;
}

/** Reads the active feed with its zip archive. Undefined before the first import. */
export async function readFeedInForce(db: Database): Promise<StoredFeed | undefined> {
  for (;;) {
    const inForce = await findFeedInForce(db);
    if (!inForce) return undefined;
    const archive = await readArchive(db, inForce.id);
    // if an import has replaced the feed meanwhile, read the new one
    if (archive) return { id: inForce.id, ...archive };
  }
}

/** Bytes of an archive per query. The driver decodes a result at once, and a city's 30 MB would block the thread. */
const sliceBytes = 1024 * 1024;

async function readArchive(db: Database, id: string): Promise<Omit<StoredFeed, 'id'> | undefined> {
  const ofFeed = eq(feeds.id, id);
  const [found] = await db
    .select({ size: sql<number>`octet_length(${feeds.archive})`, report: feeds.report })
    .from(feeds)
    .where(ofFeed);
  if (!found) return undefined;
  const archive = new Uint8Array(found.size);
  for (let at = 0; at < found.size; at += sliceBytes) {
    const slice = sql<Uint8Array>`substring(${feeds.archive} from ${at + 1} for ${sliceBytes})`;
    const [row] = await db.select({ slice }).from(feeds).where(ofFeed);
    if (!row) return undefined;
    archive.set(row.slice, at);
  }
  return { archive, leftOut: found.report?.leftOut ?? {} };
}

/** Replaces the active feed. Needs a transaction, because it runs two statements. */
export async function saveFeed(db: Database, feed: typeof feeds.$inferInsert): Promise<void> {
  await db.insert(feeds).values(feed);
  await db.delete(feeds).where(ne(feeds.id, feed.id));
}

/** Adds to the report of the active feed what this site finds in it. */
export async function saveReport(db: Database, id: string, report: FeedReport): Promise<void> {
  await db.update(feeds).set({ report }).where(eq(feeds.id, id));
}

/** Records which version of search documents the active feed has. */
export async function markDocumented(db: Database, id: string, documentsVersion: string): Promise<void> {
  await db.update(feeds).set({ documentsVersion }).where(eq(feeds.id, id));
}

/** Marks the active feed as imported by command. */
export async function markInsteadOf(db: Database, id: string, insteadOf: string): Promise<void> {
  await db.update(feeds).set({ insteadOf }).where(eq(feeds.id, id));
}
