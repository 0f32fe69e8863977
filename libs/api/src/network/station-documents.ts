import type { Network } from '@raang/journeys';
import type { Database } from '../database/database';
import { toStationDocument } from '../search/documents/station-document';
import { replaceDocuments } from '../search/save-documents';

/** Writes the search documents of a network's stations. */
export async function saveStationDocuments(
  db: Database,
  { stations, lines }: Pick<Network, 'stations' | 'lines'>,
): Promise<void> {
  const documents = [...stations.values()].map((station) => toStationDocument(station, lines));
  await replaceDocuments(db, 'stations', documents);
}
