import type { caseFileLimits } from '@raang/domain';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export type MediaType = (typeof caseFileLimits.mediaTypes)[number];

/** Uploaded files. Their bytes are in the file store, under the id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** As the person had it, made safe to show. Never a path or a key. */
    name: text().notNull(),
    mediaType: text().$type<MediaType>().notNull(),
    /** Size as stored. */
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The case that names the file. Null until then, for a day at most. */
    caseReference: text(),
    /** Position within its case. */
    position: integer(),
  },
  (table) => [
    index('uploads_by_case').on(table.caseReference, table.position),
    index('uploads_by_time').on(table.createdAt),
  ],
);
