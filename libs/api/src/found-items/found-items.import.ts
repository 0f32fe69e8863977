import { type FoundItemRecord, foundItemRecord } from '@raang/domain';
import { type RecordList, readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { enterFoundItems } from './found-items.store';

export function readFoundItems(folder: string): Promise<RecordList<FoundItemRecord>> {
  return readRecordList(folder, 'found-items.yaml', foundItemRecord);
}

/** Inserts new found items from the content folder. Existing rows do not change. */
export async function importFoundItems(
  db: Database,
  { records }: RecordList<FoundItemRecord>,
): Promise<void> {
  await enterFoundItems(db, records ?? []);
}
