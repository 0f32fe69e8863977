import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { digestOf, type DocumentSource, type SearchDocument, toDocumentWords } from './search-document';
import { searchDocuments, searchVersions } from './search.table';

/** Documents in one statement. */
const batchSize = 200;

export interface DocumentChanges {
  /** New, changed and unchanged ones. */
  documents: readonly SearchDocument[];
  /** Keys of documents that no longer exist. */
  removed: readonly string[];
}

/**
 * Writes documents that are new or changed, and marks others as removed. Writes nothing if nothing changed. Call it in
 * the transaction that changes what the documents describe.
 */
export async function saveDocuments(db: Database, { documents, removed }: DocumentChanges): Promise<void> {
  const stored = await readDigests(db, [...documents.map(({ key }) => key), ...removed]);
  const changed = documents
    .map((document) => ({ ...document, digest: digestOf(document) }))
    .filter(({ key, digest }) => stored.get(key) !== digest);
  const gone = removed.filter((key) => stored.has(key));
  if (changed.length + gone.length === 0) return;
  const version = await nextVersion(db);
  for (const batch of batchesOf(changed)) await write(db, batch, version);
  for (const batch of batchesOf(gone))
    await db
      .update(searchDocuments)
      .set({ isRemoved: true, version })
      .where(inArray(searchDocuments.key, batch));
}

/** Replaces all documents of a source. */
export async function replaceDocuments(
  db: Database,
  source: DocumentSource,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rows = await db
    .select({ key: searchDocuments.key })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.source, source), eq(searchDocuments.isRemoved, false)));
  const wanted = new Set(documents.map(({ key }) => key));
  await saveDocuments(db, {
    documents,
    removed: rows.map(({ key }) => key).filter((key) => !wanted.has(key)),
  });
}

/** Digests of stored documents by key, without removed ones. */
async function readDigests(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const batch of batchesOf(keys)) {
    const rows = await db
      .select({ key: searchDocuments.key, digest: searchDocuments.digest })
      .from(searchDocuments)
      .where(and(inArray(searchDocuments.key, batch), eq(searchDocuments.isRemoved, false)));
    for (const { key, digest } of rows) digests.set(key, digest);
  }
  return digests;
}

async function nextVersion(db: Database): Promise<number> {
  const [row] = await db
    .insert(searchVersions)
    .values({ isOnly: true, version: 1 })
    .onConflictDoUpdate({
      target: searchVersions.isOnly,
      set: { version: sql`${searchVersions.version} + 1` },
    })
    .returning({ version: searchVersions.version });
  return row!.version;
}

type Digested = SearchDocument & { digest: string };

async function write(db: Database, batch: readonly Digested[], version: number): Promise<void> {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(searchDocuments)
    .values(
      batch.map((document) => ({
        ...document,
        aliases: [...document.aliases],
        words: toDocumentWords(document),
        publishedOn: document.publishedOn ?? null,
        example: document.example ?? false,
        placeKind: document.placeKind ?? null,
        station: document.station ?? null,
        version,
        isRemoved: false,
      })),
    )
    .onConflictDoUpdate({
      target: searchDocuments.key,
      set: {
        source: excluded('source'),
        kind: excluded('kind'),
        target: excluded('target'),
        title: excluded('title'),
        summary: excluded('summary'),
        text: excluded('text'),
        aliases: excluded('aliases'),
        words: excluded('words'),
        publishedOn: excluded('published_on'),
        example: excluded('is_example'),
        placeKind: excluded('place_kind'),
        station: excluded('station'),
        digest: excluded('digest'),
        version: excluded('version'),
        isRemoved: excluded('is_removed'),
      },
    });
}

function batchesOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batchSize) }, (_, index) =>
    list.slice(index * batchSize, (index + 1) * batchSize),
  );
}
