import { type NamedPlace, namedPlace } from '@raang/domain';
import type { ContentProblem } from '../content/content-file';
import { type RecordList, readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { stationKey } from '../search/documents/station-document';
import { readTitles } from '../search/search.store';
import { savePlaces } from './gazetteer.store';
import { savePlaceDocuments } from './place-documents';

const placesFile = 'places.yaml';

export function readPlaces(folder: string): Promise<RecordList<NamedPlace>> {
  return readRecordList(folder, placesFile, namedPlace);
}

/**
 * Updates the places from the content folder. While the file has errors, no place is removed: a broken one stays.
 * @returns why a place was left out: a journey's end with the code of a station means the station
 */
export async function importPlaces(
  db: Database,
  { records, problems, lineOf }: RecordList<NamedPlace>,
): Promise<ContentProblem[]> {
  if (!records) return [];
  const stations = await readTitles(db, 'stations');
  const isStation = ({ id }: NamedPlace) => stations.has(stationKey(id));
  const taken = records.filter(isStation);
  const places = records.filter((place) => !isStation(place));
  await savePlaces(db, places, { isComplete: problems.length + taken.length === 0 });
  await savePlaceDocuments(db);
  return taken.map(({ id }) => ({
    file: placesFile,
    line: lineOf(id),
    reason: `id: ${id} is the code of a station`,
  }));
}
