import { type NamedPlace, namedPlace } from '@raang/domain';
import { type RecordList, readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { savePlaces } from './gazetteer.store';
import { savePlaceDocuments } from './place-documents';

export function readPlaces(folder: string): Promise<RecordList<NamedPlace>> {
  return readRecordList(folder, 'places.yaml', namedPlace);
}

/** Updates the places from the content folder. While the file has errors, no place is removed: a broken one stays. */
export async function importPlaces(
  db: Database,
  { records, problems }: RecordList<NamedPlace>,
): Promise<void> {
  if (!records) return;
  await savePlaces(db, records, { isComplete: problems.length === 0 });
  await savePlaceDocuments(db);
}
