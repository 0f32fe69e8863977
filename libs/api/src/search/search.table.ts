import type { NamedPlaceKind, SearchHit, SearchKind, SiteTarget } from '@raang/domain';
import { bigint, boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DocumentSource, DocumentText, DocumentWords } from './search-document';

/**
 * Everything that the search finds, one row per thing. A row changes in the transaction that changes what it describes.
 * Every process holds the words of these rows in memory.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    key: text().primaryKey(),
    source: text().$type<DocumentSource>().notNull(),
    kind: text().$type<SearchKind>().notNull(),
    target: jsonb().$type<SiteTarget>().notNull(),
    title: jsonb().$type<DocumentText>().notNull(),
    summary: jsonb().$type<DocumentText>().notNull(),
    text: jsonb().$type<DocumentText>().notNull(),
    /** Other names and codes. */
    aliases: jsonb().$type<string[]>().notNull(),
    /** The words of title, keywords and text, so that a process does not have to split Thai when it reads them. */
    words: jsonb().$type<DocumentWords>().notNull(),
    publishedOn: date({ mode: 'string' }),
    // its first name: a renamed column would break processes of the previous version
    example: boolean('is_example').notNull(),
    placeKind: text().$type<NamedPlaceKind>(),
    station: jsonb().$type<SearchHit['station'] | null>(),
    /** Digest of everything above. A document with an equal digest is not written. */
    digest: text().notNull(),
    /** The version of all documents that wrote this row. */
    version: bigint({ mode: 'number' }).notNull(),
    /** A removed document stays as a row, so that other processes notice. */
    isRemoved: boolean().notNull(),
  },
  (table) => [index('search_documents_by_version').on(table.version, table.key)],
);

/**
 * One row with the version of all documents. A transaction that writes documents increments it first, and so waits for
 * other writers: a version is visible only after all lower ones.
 */
export const searchVersions = pgTable('search_versions', {
  isOnly: boolean().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});
