import { createNetwork } from '@raang/journeys';
import { openZip, readFeed } from '@raang/journeys/gtfs';
import type { Database } from '../database/database';
import { toStationDocument } from '../search/documents/station-document';
import { replaceDocuments } from '../search/save-documents';

/** Writes the search documents of a feed's stations. */
export async function saveStationDocuments(db: Database, archive: Uint8Array): Promise<void> {
  const network = createNetwork(readFeed(openZip(archive)));
  const documents = [...network.stations.values()].map((station) => toStationDocument(station, network));
  await replaceDocuments(db, 'stations', documents);
}
