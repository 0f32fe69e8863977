import type { Database } from '../database/database';
import { toPlaceDocument } from '../search/documents/place-document';
import { replaceDocuments } from '../search/save-documents';
import { readTitles } from '../search/search.store';
import { listPlaces } from './gazetteer.store';

/** Writes the search documents of all places. Call it after a change of the places or of our stations, which they name. */
export async function savePlaceDocuments(db: Database): Promise<void> {
  const stations = await readTitles(db, 'stations');
  const documents = (await listPlaces(db)).map((place) => toPlaceDocument(place, stations));
  await replaceDocuments(db, 'places', documents);
}
