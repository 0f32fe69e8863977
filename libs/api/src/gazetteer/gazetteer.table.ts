import type { NamedPlace } from '@raang/domain';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The gazetteer: what passengers name besides our own stations. */
export const namedPlaces = pgTable('named_places', {
  id: text().primaryKey(),
  /** Position in the content file. */
  position: integer().notNull(),
  /** Domain object without its id. */
  place: jsonb().$type<Omit<NamedPlace, 'id'>>().notNull(),
});
