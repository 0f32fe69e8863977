import { and, eq, inArray, ne } from 'drizzle-orm';
import { cases } from '../cases/cases.table';
import type { Database } from '../database/database';

/** Statuses of a lost report whose item waits for its owner. */
const promised = ['matched', 'claimed', 'appointed', 'returned'];

/** Whether a found item is the match of another case. The caller holds the lock of the item. */
export async function isPromised(tx: Database, foundItemId: string, reference: string): Promise<boolean> {
  const rows = await tx
    .select({ reference: cases.reference })
    .from(cases)
    .where(
      and(
        eq(cases.matchedItem, foundItemId),
        inArray(cases.status, promised),
        ne(cases.reference, reference as typeof cases.$inferSelect.reference),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
