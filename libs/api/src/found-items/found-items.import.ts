import { type FoundItemRecord, foundItemRecord } from '@raang/domain';
import { type RecordList, readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { enterFoundItems } from './found-items.store';

export function readFoundItems(folder: string): Promise<RecordList<FoundItemRecord>> {
  return readRecordList(folder, 'found-items.yaml', foundItemRecord);
}

/** Inserts new examples from the content folder. Existing rows do not change. */
export async function importFoundItems(
  db: Database,
  { records }: RecordList<FoundItemRecord>,
): Promise<void> {
  const examples = (records ?? []).map((record) => ({ ...record, isExample: true as const }));
  await enterFoundItems(db, examples);
}
