import {
  type Alert,
  type Announcement,
  announcement,
  asPublished,
  type PublishedAlert,
  publishedAlert,
} from '@raang/domain';
import { type RecordList, readRecordList } from '../content/record-list';
import type { Database } from '../database/database';
import { contentSource, replaceAlerts, replaceAnnouncements } from './notices.store';

/** Alerts and announcements of a content folder. */
export interface NoticeLists {
  alerts: RecordList<PublishedAlert>;
  announcements: RecordList<Announcement>;
}

export async function readNotices(folder: string): Promise<NoticeLists> {
  const [alerts, announcements] = await Promise.all([
    readRecordList(folder, 'alerts.yaml', publishedAlert),
    readRecordList(folder, 'announcements.yaml', announcement),
  ]);
  return { alerts, announcements };
}

/** Replaces the notices of the content folder. Those from other sources do not change. */
export async function importNotices(
  db: Database,
  { alerts, announcements }: NoticeLists,
  { withExamples = true }: { withExamples?: boolean } = {},
): Promise<void> {
  const isWanted = ({ example }: Pick<Alert | Announcement, 'example'>) => withExamples || !example;
  if (alerts.records)
    await replaceAlerts(db, contentSource, alerts.records.filter(isWanted).map(asPublished));
  if (announcements.records)
    await replaceAnnouncements(db, contentSource, announcements.records.filter(isWanted));
}
