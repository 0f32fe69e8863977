import type { CaseView, MatchReason } from '@raang/contract';
import { foundItem } from '@raang/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { publicColumns } from './found-items.store';
import { confirmedMatches, foundItems } from './found-items.table';

/** The columns of a case that name its match. */
export interface MatchedCase {
  reference: string;
  /** Number of the found item that the desk confirmed. */
  matchedItem: string | null;
}

/** Stores why a match was confirmed. */
export async function storeConfirmedMatch(
  tx: Database,
  match: { reference: string; foundItemId: string; reasons: MatchReason[] },
): Promise<void> {
  await tx
    .insert(confirmedMatches)
    .values(match)
    .onConflictDoUpdate({
      target: [confirmedMatches.reference, confirmedMatches.foundItemId],
      set: { reasons: match.reasons },
    });
}

/** The found item that the desk confirmed for a case, with its public fields only. Undefined without a match. */
export async function matchOf(
  db: Database,
  { reference, matchedItem }: MatchedCase,
): Promise<CaseView['match']> {
  if (!matchedItem) return undefined;
  const [row] = await db
    .select({ ...publicColumns, reasons: confirmedMatches.reasons })
    .from(foundItems)
    .leftJoin(
      confirmedMatches,
      and(eq(confirmedMatches.foundItemId, foundItems.id), eq(confirmedMatches.reference, reference)),
    )
    .where(eq(foundItems.id, matchedItem));
  if (!row) return undefined;
  const { reasons, stationCode, ...columns } = row;
  return {
    foundItem: foundItem.parse({ ...columns, ...(stationCode && { stationCode }) }),
    reasons: reasons ?? [],
  };
}
