import { randomUUID } from 'node:crypto';
import type { CategoryGroup } from '@raang/domain';
import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { wordsVersion } from '../text/words';
import { firstDifference } from './content-facts';
import { ContentError, type ContentProblem, parseContentFile } from './content-file';
import { type ContentFolder, digest, readContentFolder, type TextFile } from './content-folder';
import { type ParsedText, saveItem } from './content.save';
import { categories, categoryGroups, contentVersions, items, itemTexts } from './content.table';

/** Raise when the same file must give other rows than before: a new field, another Markdown dialect. */
const importerVersion = '5';

export interface ContentImport {
  /** Items in the database afterwards. */
  items: number;
  /** Files that were read anew; the others had not changed. */
  changed: number;
  /** What is wrong with the folder. What an earlier import made of a file that is left out stays. */
  problems: ContentProblem[];
}

export interface ContentImportOptions {
  folder: string;
  /** All lines of the network: an item about none of them in particular is listed under each. */
  lines: readonly string[];
}

/**
 * Brings the database in line with a content folder. Doing it twice changes nothing;
 * a broken file is named and left out, the rest goes in.
 */
export async function importContent(
  db: Database,
  { folder, lines }: ContentImportOptions,
): Promise<ContentImport> {
  const content = await readContentFolder(folder);
  const { groups, texts, media, documents, problems } = content;
  return db.transaction(async (tx) => {
    // two processes that start at once import one after the other
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content import'))`);
    if (groups) await saveCategories(tx, groups);
    const placed = await withKnownCategory(tx, texts, problems);
    const digests = await readDigests(tx);
    // pictures, files and lines are part of what a text says: when one changes, the texts are read again
    const files = [...[...media].flat(), ...[...documents].map(([name, { sha256 }]) => name + sha256)];
    const salt = digest(importerVersion, wordsVersion, ...lines, ...files);
    let changed = 0;
    for (const item of byItem(placed)) {
      const current = item.map((text) => ({ text, digest: digest(salt, text.source) }));
      if (current.every((file) => digests.get(keyOf(file.text)) === file.digest)) continue;
      const parsed = agreeing(
        current.flatMap((file) => parse(file, content)),
        problems,
      );
      changed += parsed.length;
      if (parsed.length > 0) await saveItem(tx, parsed, { media, documents, lines });
    }
    const removed = await removeAllBut(tx, placed, digests);
    if (changed + removed > 0) await renewVersion(tx);
    const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(items);
    return { items: row?.total ?? 0, changed, problems };
  });
}

/** Tells every process that what it worked out from the content no longer holds. */
async function renewVersion(db: Database): Promise<void> {
  await db.delete(contentVersions);
  await db.insert(contentVersions).values({ version: randomUUID() });
}

async function saveCategories(db: Database, groups: CategoryGroup[]): Promise<void> {
  for (const [position, { categories: members, ...group }] of groups.entries()) {
    await db
      .insert(categoryGroups)
      .values({ ...group, position })
      .onConflictDoUpdate({ target: categoryGroups.slug, set: { ...group, position } });
    for (const [memberPosition, member] of members.entries()) {
      const row = { ...member, groupSlug: group.slug, position: memberPosition };
      await db
        .insert(categories)
        .values(row)
        .onConflictDoUpdate({ target: [categories.groupSlug, categories.slug], set: row });
    }
    const slugs = members.map(({ slug }) => slug);
    await db
      .delete(categories)
      .where(and(eq(categories.groupSlug, group.slug), notInArray(categories.slug, slugs)));
  }
  const slugs = groups.map(({ slug }) => slug);
  await db.delete(categoryGroups).where(notInArray(categoryGroups.slug, slugs));
}

async function withKnownCategory(
  db: Database,
  texts: TextFile[],
  problems: ContentProblem[],
): Promise<TextFile[]> {
  const rows = await db.select({ group: categories.groupSlug, category: categories.slug }).from(categories);
  const known = new Set(rows.map(({ group, category }) => `${group}/${category}`));
  return texts.filter(({ file, group, category }) => {
    const isKnown = known.has(`${group}/${category}`);
    if (!isKnown)
      problems.push({ file, line: 1, reason: `categories.yaml has no category ${group}/${category}` });
    return isKnown;
  });
}

function keyOf({ group, category, id, locale }: Omit<TextFile, 'file' | 'source'>): string {
  return `${group}/${category}/${id}.${locale}`;
}

async function readDigests(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({
      group: itemTexts.groupSlug,
      category: itemTexts.categorySlug,
      id: itemTexts.itemId,
      locale: itemTexts.locale,
      digest: itemTexts.digest,
    })
    .from(itemTexts);
  return new Map(rows.map((row) => [keyOf(row), row.digest]));
}

function byItem(texts: TextFile[]): TextFile[][] {
  return [...Map.groupBy(texts, ({ group, category, id }) => `${group}/${category}/${id}`).values()];
}

function parse(
  file: { text: TextFile; digest: string },
  { media, documents, problems }: ContentFolder,
): ParsedText[] {
  try {
    const parsed = parseContentFile(file.text.file, file.text.source);
    const { frontMatter, lineOf } = parsed;
    const report = (field: string, reason: string) =>
      problems.push({ file: file.text.file, line: lineOf(field), reason: `${field}: ${reason}` });
    const { picture } = frontMatter;
    if (picture && !media.has(picture))
      report('picture', `media/${picture} does not exist; the item is shown without it`);
    const missing = frontMatter.kind === 'document' && frontMatter.files.find((name) => !documents.has(name));
    if (missing) {
      report('files', `documents/${missing} does not exist`);
      return [];
    }
    return [{ ...file, ...parsed }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(error.problem);
    return [];
  }
}

/** Leaves out a language that states a shared fact otherwise than the first one. */
function agreeing(parsed: ParsedText[], problems: ContentProblem[]): ParsedText[] {
  const [first, ...others] = parsed;
  if (!first) return [];
  return [
    first,
    ...others.filter((other) => {
      const field = firstDifference(first.frontMatter, other.frontMatter);
      if (!field) return true;
      const reason = `${field}: differs from ${first.text.file}`;
      problems.push({ file: other.text.file, line: other.lineOf(field), reason });
      return false;
    }),
  ];
}

/** Removes texts whose file is gone, and items without a text. */
async function removeAllBut(db: Database, texts: TextFile[], digests: Map<string, string>): Promise<number> {
  const kept = new Set(texts.map(keyOf));
  const gone = [...digests.keys()].filter((key) => !kept.has(key));
  for (const key of gone) {
    await db
      .delete(itemTexts)
      .where(
        sql`${itemTexts.groupSlug} || '/' || ${itemTexts.categorySlug} || '/' || ${itemTexts.itemId} || '.' || ${itemTexts.locale} = ${key}`,
      );
  }
  await db.delete(items).where(
    notExists(
      db
        .select({ one: sql`1` })
        .from(itemTexts)
        .where(
          and(
            eq(itemTexts.groupSlug, items.groupSlug),
            eq(itemTexts.categorySlug, items.categorySlug),
            eq(itemTexts.itemId, items.id),
          ),
        ),
    ),
  );
  return gone.length;
}
