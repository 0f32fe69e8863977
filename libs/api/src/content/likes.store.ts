import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { ItemAddress } from './content.store';
import { itemLikes, items } from './content.table';

/**
 * Notes that a visitor likes an item, or no longer does; saying it twice changes nothing.
 * @returns how many visitors like it then; undefined when there is no such item
 */
export async function setLike(
  db: Database,
  { group, category, id }: ItemAddress,
  { visitor, liked }: { visitor: string; liked: boolean },
): Promise<number | undefined> {
  const visitorDigest = createHash('sha256').update(visitor).digest('hex');
  const address = { groupSlug: group, categorySlug: category, itemId: id };
  return db.transaction(async (tx) => {
    const isItem = and(eq(items.groupSlug, group), eq(items.categorySlug, category), eq(items.id, id));
    // locked, so that two likes at once are counted one after the other
    const [item] = await tx.select({ likes: items.likes }).from(items).where(isItem).for('update');
    if (!item) return undefined;
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
    if (changed.length === 0) return item.likes;
    const likes = item.likes + (liked ? 1 : -1);
    await tx
      .update(items)
      .set({ likes: sql`${likes}` })
      .where(isItem);
    return likes;
  });
}
