import { alert, announcement } from '@raang/domain';
import type { ContentProblem } from '../content/content-file';
import { readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { contentSource, replaceAlerts, replaceAnnouncements } from './notices.store';

/** Brings alerts and announcements in line with the content folder; those of other sources stay. */
export async function importNotices(db: Database, folder: string): Promise<ContentProblem[]> {
  const alerts = await readRecordList(folder, 'alerts.yaml', alert);
  const announcements = await readRecordList(folder, 'announcements.yaml', announcement);
  if (alerts.records) await replaceAlerts(db, contentSource, alerts.records);
  if (announcements.records) await replaceAnnouncements(db, announcements.records);
  return [...alerts.problems, ...announcements.problems];
}
