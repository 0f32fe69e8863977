import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database';
import { download } from '../download/download';
import { loadFeed } from '../network/loaded-feed';
import { readFeedInForce } from '../network/network.store';
import { type AlertsImport, importAlerts, maximumAlertBytes } from './alerts.import';

/**
 * Makes the alerts of a file, or of an address, those that were imported by command; those of other sources stay.
 * @throws DownloadError, AlertsError, or what the file system says
 */
export async function importAlertsFrom(
  db: Database,
  { source, now }: { source: string; now: () => Date },
): Promise<AlertsImport> {
  const limits = { maximumBytes: maximumAlertBytes, timeoutMilliseconds: 30_000 };
  const bytes = /^https?:\/\//.test(source)
    ? (await download(source, limits))!.bytes
    : await readFile(source);
  const inForce = await readFeedInForce(db);
  const feed = inForce && loadFeed(inForce.archive);
  return importAlerts(db, { bytes, source: 'import', feed, now });
}
