import { type FoundItemRecord, foundItemRecord } from '@raang/domain';
import { type RecordList, readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { enterFoundItems, hasRealItems, removeExamples } from './found-items.store';

export function readFoundItems(folder: string): Promise<RecordList<FoundItemRecord>> {
  return readRecordList(folder, 'found-items.yaml', foundItemRecord);
}

/**
 * Inserts new examples from the content folder, or removes all of them: if none are wanted, or once the register has a
 * real item. Existing rows do not change.
 */
export async function importFoundItems(
  db: Database,
  { records }: RecordList<FoundItemRecord>,
  { withExamples = true }: { withExamples?: boolean } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    // the desk may register the first item at the same time
    await takeTask(tx, 'found items');
    if (!withExamples || (await hasRealItems(tx))) return removeExamples(tx);
    const examples = (records ?? []).map((record) => ({ ...record, example: true as const }));
    await enterFoundItems(tx, examples);
  });
}
