import type { CategoryGroup } from '@raang/domain';
import type { Database } from '../database/database';
import { rowChanges } from '../database/row-changes';
import { categories, categoryGroups } from './content.table';

/**
 * Updates groups and categories from the table of contents. Missing ones are marked as removed.
 * @returns number of rows written
 */
export async function saveCategories(db: Database, groups: CategoryGroup[], now: Date): Promise<number> {
  const wantedGroups = groups.map(({ categories: _, ...group }, position) => ({
    ...group,
    position,
    removedAt: null,
  }));
  const changedGroups = toWrite(
    wantedGroups,
    await db.select().from(categoryGroups),
    now,
    ({ slug }) => slug,
  );
  for (const row of changedGroups)
    await db.insert(categoryGroups).values(row).onConflictDoUpdate({ target: categoryGroups.slug, set: row });

  const wanted = groups.flatMap((group) =>
    group.categories.map((member, position) => ({
      ...member,
      groupSlug: group.slug,
      position,
      removedAt: null,
    })),
  );
  const pathOf = ({ groupSlug, slug }: typeof categories.$inferSelect) => `${groupSlug}/${slug}`;
  const changed = toWrite(wanted, await db.select().from(categories), now, pathOf);
  for (const row of changed)
    await db
      .insert(categories)
      .values(row)
      .onConflictDoUpdate({ target: [categories.groupSlug, categories.slug], set: row });
  return changedGroups.length + changed.length;
}

/** Rows to write: new and changed ones, and missing ones marked as removed. */
function toWrite<Row extends { removedAt: Date | null }>(
  wanted: Row[],
  stored: Row[],
  now: Date,
  keyOf: (row: Row) => string,
): Row[] {
  const { changed, unwanted } = rowChanges(wanted, stored, keyOf);
  const gone = unwanted.filter(({ removedAt }) => removedAt === null);
  return [...changed, ...gone.map((row) => ({ ...row, removedAt: now }))];
}
