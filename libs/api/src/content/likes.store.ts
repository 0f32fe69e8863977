import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isItem, type ItemAddress } from './content.store';
import { itemLikes, items } from './content.table';

/**
 * Adds or removes a visitor's like. Repeating a call changes nothing.
 * @returns number of likes after the change; undefined if the item does not exist
 */
export async function setLike(
  db: Database,
  item: ItemAddress,
  { visitor, liked }: { visitor: string; liked: boolean },
): Promise<number | undefined> {
  const visitorDigest = createHash('sha256').update(visitor).digest('hex');
  const { group, category, id } = item;
  const address = { groupSlug: group, categorySlug: category, itemId: id };
  return db.transaction(async (tx) => {
    // lock the row, so that concurrent likes are all counted
    const [row] = await tx.select({ likes: items.likes }).from(items).where(isItem(item)).for('update');
    if (!row) return undefined;
    const changed = liked
      ? await tx
          .insert(itemLikes)
          .values({ ...address, visitorDigest })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(itemLikes)
          .where(
            and(
              eq(itemLikes.groupSlug, group),
              eq(itemLikes.categorySlug, category),
              eq(itemLikes.itemId, id),
              eq(itemLikes.visitorDigest, visitorDigest),
            ),
          )
          .returning();
    if (changed.length === 0) return row.likes;
    const likes = row.likes + (liked ? 1 : -1);
    await tx
      .update(items)
      .set({ likes: sql`${likes}` })
      .where(isItem(item));
    return likes;
  });
}
