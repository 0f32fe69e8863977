import { foundItemRecord } from '@raang/domain';
import type { ContentProblem } from '../content/content-file';
import { readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { enterFoundItems } from './found-items.store';

/** Enters the finds of the content folder that the register does not know yet. */
export async function importFoundItems(db: Database, folder: string): Promise<ContentProblem[]> {
  const { records, problems } = await readRecordList(folder, 'found-items.yaml', foundItemRecord);
  await enterFoundItems(db, records ?? []);
  return problems;
}
