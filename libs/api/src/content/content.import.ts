import { randomUUID } from 'node:crypto';
import type { SitePage } from '@raang/domain';
import { count, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { acceptTexts } from './accept-texts';
import { saveCategories } from './categories.save';
import type { ContentProblem } from './content-file';
import { type ContentFolder, digest, type TextFile } from './content-folder';
import { markRemoved, type TextAddress } from './content.remove';
import { saveItem, saveText } from './content.save';
import type { ItemAddress } from './content.store';
import { contentVersions, items, itemTexts } from './content.table';
import { listItemAddresses, saveItemDocuments } from './item-documents';
import { saveListingEntries } from './listing.save';
import { documentsVersion } from '../search/search-document';

/** Increment when the same file must give different rows, for example after a new field: imports every file again. */
const importerVersion = '8';

export interface ContentImport {
  /** Number of items after the import, without removed ones. */
  items: number;
  /** Number of files that were imported because they are new or changed. */
  changed: number;
  /** All problems of the folder, also old ones. A file with errors keeps its last valid version. */
  problems: ContentProblem[];
}

export interface ContentImportOptions {
  /** All lines of the network. An item without lines is listed under each line. */
  lines: readonly string[];
  /**
   * Whether to import what is marked as an example. Without them, those of an earlier import are removed.
   * @default true
   */
  withExamples?: boolean;
  /** Pages that the site does without: nothing finds them. */
  withoutPages?: readonly SitePage[];
  now: () => Date;
}

/**
 * Updates groups, categories and items from a content folder. A file with errors is reported and skipped. Content that
 * the folder no longer has is marked as removed. Importing an unchanged folder writes nothing.
 */
export async function importContent(
  db: Database,
  content: ContentFolder,
  { lines, withExamples = true, now }: ContentImportOptions,
): Promise<ContentImport> {
  const problems = [...content.problems];
  const today = now();
  const categoriesWritten = await saveCategories(db, content.groups, today);
  const given = [...Map.groupBy(withKnownCategory(content, problems), itemPath)].map(([path, languages]) => {
    const { accepted, problems: found } = acceptTexts(languages, content);
    problems.push(...found);
    return { path, languages, accepted };
  });
  const wanted = given.filter(({ accepted }) => withExamples || !accepted[0]?.frontMatter.example);
  const stored = await readStoredTexts(db);
  const gone = withoutFile(
    stored,
    wanted.flatMap(({ languages }) => languages),
  );
  const shortened = new Set(gone.map(itemPath));
  const salt = saltOf(content, lines);
  const touched: TextFile[] = [];
  let changed = 0;
  for (const { path, languages, accepted } of wanted) {
    const texts = accepted.map((text) => ({ text, digest: digest(salt, text.text.source) }));
    const news = texts.filter(({ text, digest }) => stored.get(textPath(text.text))?.digest !== digest);
    if (news.length === 0 && !shortened.has(path)) continue;
    if (accepted[0]) await saveItem(db, accepted[0], content);
    for (const { text, digest } of news) await saveText(db, text, digest);
    touched.push(languages[0]!);
    changed += news.length;
  }
  await markRemoved(db, gone, today);
  for (const item of touched) await saveListingEntries(db, item, lines);
  // a document has the name of its category
  const documented =
    categoriesWritten > 0 ? [...(await listItemAddresses(db)), ...gone] : [...touched, ...gone];
  await saveItemDocuments(db, uniqueItems(documented));
  if (categoriesWritten + changed + gone.length > 0) await renewVersion(db);
  const [row] = await db.select({ total: count() }).from(items).where(isNull(items.removedAt));
  return { items: row?.total ?? 0, changed, problems };
}

function withKnownCategory({ groups, texts }: ContentFolder, problems: ContentProblem[]): TextFile[] {
  const known = new Set(
    groups.flatMap(({ slug, categories }) => categories.map((category) => `${slug}/${category.slug}`)),
  );
  return texts.filter(({ file, group, category }) => {
    const isKnown = known.has(`${group}/${category}`);
    if (!isKnown)
      problems.push({ file, line: 1, reason: `categories.yaml has no category ${group}/${category}` });
    return isKnown;
  });
}

interface StoredText extends TextAddress {
  digest: string;
}

/** Texts of the last import by path, without removed ones. */
async function readStoredTexts(db: Database): Promise<Map<string, StoredText>> {
  const rows = await db
    .select({
      group: itemTexts.groupSlug,
      category: itemTexts.categorySlug,
      id: itemTexts.itemId,
      locale: itemTexts.locale,
      digest: itemTexts.digest,
    })
    .from(itemTexts)
    .where(isNull(itemTexts.removedAt));
  return new Map(rows.map((row) => [textPath(row), row]));
}

function withoutFile(stored: Map<string, StoredText>, files: TextFile[]): TextAddress[] {
  const present = new Set(files.map(textPath));
  return [...stored]
    .filter(([path]) => !present.has(path))
    .map(([, { group, category, id, locale }]) => ({ group, category, id, locale }));
}

/** Stored texts depend on pictures, documents, sources and lines. If one of these changes, every text is imported again. */
function saltOf({ media, documents, sources }: ContentFolder, lines: readonly string[]): string {
  const files = [...[...media].flat(), ...[...documents].map(([name, { sha256 }]) => name + sha256)];
  return digest(importerVersion, documentsVersion, ...lines, ...files, JSON.stringify([...sources.byId]));
}

function itemPath({ group, category, id }: ItemAddress): string {
  return `${group}/${category}/${id}`;
}

/** Each item once: several languages of an item may be touched or gone. */
function uniqueItems(addresses: readonly ItemAddress[]): ItemAddress[] {
  return [...new Map(addresses.map((address) => [itemPath(address), address])).values()];
}

function textPath(text: TextAddress): string {
  return `${itemPath(text)}.${text.locale}`;
}

/** Invalidates the content caches of all processes. */
async function renewVersion(db: Database): Promise<void> {
  await db.delete(contentVersions);
  await db.insert(contentVersions).values({ version: randomUUID() });
}
