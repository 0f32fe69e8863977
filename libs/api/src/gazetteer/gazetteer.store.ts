import { type NamedPlace, namedPlace } from '@raang/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rowChanges } from '../database/row-changes';
import { namedPlaces } from './gazetteer.table';

/** Lists the places in the order of the content file. */
export async function listPlaces(db: Database): Promise<NamedPlace[]> {
  const rows = await db.select().from(namedPlaces).orderBy(asc(namedPlaces.position), asc(namedPlaces.id));
  return rows.map(toPlace);
}

export async function findPlace(db: Database, id: string): Promise<NamedPlace | undefined> {
  const [row] = await db.select().from(namedPlaces).where(eq(namedPlaces.id, id));
  return row && toPlace(row);
}

const toPlace = ({ id, place }: typeof namedPlaces.$inferSelect) => namedPlace.parse({ id, ...place });

/**
 * Updates the places. Does not write unchanged ones.
 *
 * @param isComplete removes stored places that are not among the current ones
 */
export async function savePlaces(
  db: Database,
  current: readonly NamedPlace[],
  { isComplete }: { isComplete: boolean },
): Promise<void> {
  const wanted = current.map(({ id, ...place }, position) => ({ id, position, place }));
  const stored = await db.select().from(namedPlaces);
  const { changed, unwanted } = rowChanges(wanted, stored, ({ id }) => id);
  const outdated = [...(isComplete ? unwanted : []), ...changed].map(({ id }) => id);
  if (outdated.length > 0) await db.delete(namedPlaces).where(inArray(namedPlaces.id, outdated));
  if (changed.length > 0) await db.insert(namedPlaces).values(changed);
}
