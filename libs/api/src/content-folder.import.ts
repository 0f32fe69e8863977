import { type ContentImport, type ContentImportOptions, importContent } from './content/content.import';
import type { Database } from './database/database';
import { importFoundItems } from './found-items/found-items.import';
import { importNotices } from './notices/notices.import';

/** Brings the database in line with everything a content folder holds; doing it twice changes nothing. */
export async function importContentFolder(
  db: Database,
  options: ContentImportOptions,
): Promise<ContentImport> {
  const content = await importContent(db, options);
  const problems = [
    ...content.problems,
    ...(await importNotices(db, options.folder)),
    ...(await importFoundItems(db, options.folder)),
  ];
  return { ...content, problems };
}
