import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { ItemAddress } from './content.store';
import { formerAddresses, items } from './content.table';

/** Replaces the former addresses of an item. */
export async function saveFormerAddresses(
  db: Database,
  { group, category, id }: ItemAddress,
  paths: readonly string[],
): Promise<void> {
  const item = { groupSlug: group, categorySlug: category, itemId: id };
  await db
    .delete(formerAddresses)
    .where(
      and(
        eq(formerAddresses.groupSlug, group),
        eq(formerAddresses.categorySlug, category),
        eq(formerAddresses.itemId, id),
      ),
    );
  for (const path of paths)
    await db
      .insert(formerAddresses)
      .values({ path, ...item })
      .onConflictDoUpdate({ target: formerAddresses.path, set: item });
}

/** Returns the item that was at this address before it moved; undefined if none was, or if it is removed. */
export async function findMovedItem(
  db: Database,
  { group, category, id }: ItemAddress,
): Promise<ItemAddress | undefined> {
  const [row] = await db
    .select({ group: items.groupSlug, category: items.categorySlug, id: items.id })
    .from(formerAddresses)
    .innerJoin(
      items,
      and(
        eq(items.groupSlug, formerAddresses.groupSlug),
        eq(items.categorySlug, formerAddresses.categorySlug),
        eq(items.id, formerAddresses.itemId),
      ),
    )
    .where(and(eq(formerAddresses.path, `${group}/${category}/${id}`), isNull(items.removedAt)));
  return row;
}
