import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database';
import { download } from '../download/download';
import { type FeedOwner, loadFeed } from '../network/loaded-feed';
import { readFeedInForce } from '../network/network.store';
import { recordReport } from '../notices/service-reports.store';
import { type AlertsImport, importAlerts, maximumAlertBytes } from './alerts.import';

/**
 * Imports alerts from a file or URL. Replaces the alerts of earlier imports; alerts from other sources do not change.
 * @throws DownloadError, AlertsError, or the error of the file system
 */
export async function importAlertsFrom(
  db: Database,
  { source, ownAgencies, now }: FeedOwner & { source: string; now: () => Date },
): Promise<AlertsImport> {
  const limits = { maximumBytes: maximumAlertBytes, timeoutMilliseconds: 30_000 };
  const bytes = /^https?:\/\//.test(source)
    ? (await download(source, limits))!.bytes
    : await readFile(source);
  const inForce = await readFeedInForce(db);
  const feed = inForce && loadFeed(inForce.archive, { ownAgencies });
  const imported = await importAlerts(db, { bytes, source: 'import', feed, now });
  await recordReport(db, 'import', imported.saidAt ?? now());
  return imported;
}
