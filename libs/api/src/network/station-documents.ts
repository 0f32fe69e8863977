import type { Network } from '@raang/journeys';
import type { Database } from '../database/database';
import { toStationDocument } from '../search/documents/station-document';
import { replaceDocuments } from '../search/save-documents';

/** Writes the search documents of a network's stations. */
export async function saveStationDocuments(db: Database, network: Network): Promise<void> {
  const documents = [...network.stations.values()].map((station) => toStationDocument(station, network));
  await replaceDocuments(db, 'stations', documents);
}
