import type { FoundItemRecord } from '@raang/domain';
import { type ContentFolder, readContentFolder } from './content/content-folder';
import { type ContentImport, type ContentImportOptions, importContent } from './content/content.import';
import type { RecordList } from './content/record-list';
import type { Database } from './database/database';
import { takeTask } from './database/locks';
import { importFoundItems, readFoundItems } from './found-items/found-items.import';
import { importNotices, type NoticeLists, readNotices } from './notices/notices.import';

/** Everything that a content folder holds. */
export interface Content extends NoticeLists {
  items: ContentFolder;
  foundItems: RecordList<FoundItemRecord>;
}

/**
 * Reads a content folder, before any database is touched.
 * @throws ContentFolderError when it cannot be what the site shows
 */
export async function readContent(folder: string): Promise<Content> {
  const [items, notices, foundItems] = await Promise.all([
    readContentFolder(folder),
    readNotices(folder),
    readFoundItems(folder),
  ]);
  return { items, ...notices, foundItems };
}

/**
 * Brings the database in line with a content folder, all of it or, when something fails, nothing. A second time
 * nothing is written. Of several processes one imports and the others wait.
 */
export async function importContentFolder(
  db: Database,
  content: Content,
  options: ContentImportOptions,
): Promise<ContentImport> {
  return db.transaction(async (tx) => {
    await takeTask(tx, 'content import');
    const imported = await importContent(tx, content.items, options);
    await importNotices(tx, content);
    await importFoundItems(tx, content.foundItems);
    const lists = [content.alerts, content.announcements, content.foundItems];
    return { ...imported, problems: [...imported.problems, ...lists.flatMap(({ problems }) => problems)] };
  });
}
