import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database';
import { download } from '../download/download';
import { type FeedOwner, loadFeed } from '../network/loaded-feed';
import { readFeedInForce } from '../network/network.store';
import { AlertsError, type AlertsImport, importAlerts, maximumAlertBytes } from './alerts.import';
import { createFeedClock } from '../realtime/feed-clock';

/**
 * Imports alerts from a file or URL. Replaces the alerts of earlier imports; alerts from other sources do not change.
 * @throws DownloadError, AlertsError, or the error of the file system
 */
export async function importAlertsFrom(
  db: Database,
  { source, ownAgencies, now }: FeedOwner & { source: string; now: () => Date },
): Promise<AlertsImport> {
  const limits = { maximumBytes: maximumAlertBytes, timeoutMilliseconds: 30_000 };
  const given = /^https?:\/\//.test(source) ? (await download(source, limits))! : await readGiven(source);
  const inForce = await readFeedInForce(db);
  const feed = inForce && loadFeed(inForce.archive, { ownAgencies });
  const imported = await importAlerts(db, {
    ...given,
    source: 'import',
    feed,
    clock: createFeedClock(),
    now,
  });
  if (!imported) throw new AlertsError('the alerts are older than the last ones');
  return imported;
}

const readGiven = async (file: string) => ({
  bytes: await readFile(file),
  ...(file.endsWith('.json') && { contentType: 'application/json' }),
});
