import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { DocumentSource, DocumentText } from './search-document';
import { searchDocuments, searchVersions } from './search.table';

/** Version of all documents; 0 before the first one. */
export async function readSearchVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: searchVersions.version }).from(searchVersions);
  return row?.version ?? 0;
}

const indexedColumns = {
  key: searchDocuments.key,
  kind: searchDocuments.kind,
  title: searchDocuments.title,
  aliases: searchDocuments.aliases,
  words: searchDocuments.words,
  publishedOn: searchDocuments.publishedOn,
  example: searchDocuments.example,
  station: searchDocuments.station,
  version: searchDocuments.version,
  isRemoved: searchDocuments.isRemoved,
};

export type IndexedRow = Pick<typeof searchDocuments.$inferSelect, keyof typeof indexedColumns>;

/** The place of a row in the order of changes. */
export interface ChangePlace {
  version: number;
  key: string;
}

/** Reads the next documents that changed after a place, in the order of their changes. */
export async function readChanges(db: Database, after: ChangePlace, limit: number): Promise<IndexedRow[]> {
  const { version, key } = searchDocuments;
  return db
    .select(indexedColumns)
    .from(searchDocuments)
    .where(or(gt(version, after.version), and(eq(version, after.version), gt(key, after.key))))
    .orderBy(asc(version), asc(key))
    .limit(limit);
}

/** Titles of a source's documents by key. */
export async function readTitles(
  db: Database,
  source: DocumentSource,
): Promise<ReadonlyMap<string, DocumentText>> {
  const { key, title } = searchDocuments;
  const rows = await db
    .select({ key, title })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.source, source), eq(searchDocuments.isRemoved, false)));
  return new Map(rows.map((row) => [row.key, row.title]));
}

const shownColumns = {
  key: searchDocuments.key,
  kind: searchDocuments.kind,
  target: searchDocuments.target,
  title: searchDocuments.title,
  summary: searchDocuments.summary,
  text: searchDocuments.text,
  publishedOn: searchDocuments.publishedOn,
  example: searchDocuments.example,
  placeKind: searchDocuments.placeKind,
  station: searchDocuments.station,
};

export type ShownRow = Pick<typeof searchDocuments.$inferSelect, keyof typeof shownColumns>;

/** Reads documents as results show them, in the order of the keys. A document that was removed meanwhile is missing. */
export async function readShown(db: Database, keys: readonly string[]): Promise<ShownRow[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select(shownColumns)
    .from(searchDocuments)
    .where(and(inArray(searchDocuments.key, [...keys]), eq(searchDocuments.isRemoved, false)));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
