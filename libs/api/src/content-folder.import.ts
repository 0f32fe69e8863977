import type { FoundItemRecord, NamedPlace, SitePage } from '@raang/domain';
import { type ContentFolder, readContentFolder } from './content/content-folder';
import { type ContentImport, type ContentImportOptions, importContent } from './content/content.import';
import { readRecordList, type RecordList } from './content/record-list';
import type { Database } from './database/database';
import { takeTask } from './database/locks';
import { importFoundItems, readFoundItems } from './found-items/found-items.import';
import { importPlaces, readPlaces } from './gazetteer/gazetteer.import';
import { replaceDocuments } from './search/save-documents';
import { toPageDocuments } from './search/documents/page-documents';
import { searchPage, type SearchPage } from './search/documents/search-page';
import { importNotices, type NoticeLists, readNotices } from './notices/notices.import';

/** Contents of a content folder. */
export interface Content extends NoticeLists {
  items: ContentFolder;
  foundItems: RecordList<FoundItemRecord>;
  /** What the search finds besides items, categories, stations and places. */
  searchPages: RecordList<SearchPage>;
  places: RecordList<NamedPlace>;
}

/**
 * Reads a content folder without using a database.
 * @throws ContentFolderError if the folder is missing, has no items or has no valid `categories.yaml`
 */
export async function readContent(folder: string): Promise<Content> {
  // first: it refuses what is not a content folder
  const items = await readContentFolder(folder);
  const [notices, foundItems, places, searchPages] = await Promise.all([
    readNotices(folder),
    readFoundItems(folder),
    readPlaces(folder),
    readRecordList(folder, 'search-pages.yaml', searchPage),
  ]);
  return { items, ...notices, foundItems, places, searchPages };
}

/**
 * Updates the database from a content folder, in one transaction. Importing an unchanged folder writes nothing.
 * If several processes start an import, they run one after the other.
 */
export async function importContentFolder(
  db: Database,
  content: Content,
  options: ContentImportOptions,
): Promise<ContentImport> {
  return db.transaction(async (tx) => {
    await takeTask(tx, 'content import');
    const imported = await importContent(tx, content.items, options);
    await importNotices(tx, content, options);
    await importFoundItems(tx, content.foundItems, options);
    const placeProblems = await importPlaces(tx, content.places);
    const { records: pages } = content.searchPages;
    if (pages)
      await replaceDocuments(
        tx,
        'pages',
        toPageDocuments(
          content.items.groups,
          pages.filter((page) => !leadsTo(page, options.withoutPages ?? [])),
        ),
      );
    const lists = [
      content.alerts,
      content.announcements,
      content.foundItems,
      content.places,
      content.searchPages,
    ];
    const problems = [imported, ...lists].flatMap((list) => list.problems);
    return { ...imported, problems: [...problems, ...placeProblems] };
  });
}

const leadsTo = (page: SearchPage, missing: readonly SitePage[]): boolean =>
  page.kind !== 'category' && page.target.type === 'page' && missing.includes(page.target.page);
