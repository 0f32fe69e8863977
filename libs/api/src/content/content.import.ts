import { type CategoryGroup, sharedFields } from '@raang/domain';
import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { ContentError, type ContentFile, type ContentProblem, parseContentFile } from './content-file';
import { digest, mediaUrl, readContentFolder, type TextFile } from './content-folder';
import { categories, categoryGroups, items, itemTexts } from './content.table';
import { renderMarkdown } from './markdown';

/** Raise when the same file must give other rows than before: a new field, another Markdown dialect. */
const importerVersion = '1';

export interface ContentImport {
  /** Items in the database afterwards. */
  items: number;
  /** Files that were read anew; the others had not changed. */
  changed: number;
  /** What is wrong with the folder. What an earlier import made of a file that is left out stays. */
  problems: ContentProblem[];
}

interface ParsedText extends ContentFile {
  text: TextFile;
  digest: string;
}

/**
 * Brings the database in line with a content folder. Doing it twice changes nothing;
 * a broken file is named and left out, the rest goes in.
 */
export async function importContent(db: Database, folder: string): Promise<ContentImport> {
  const { groups, texts, media, problems } = await readContentFolder(folder);
  return db.transaction(async (tx) => {
    // two processes that start at once import one after the other
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content import'))`);
    if (groups) await saveCategories(tx, groups);
    const placed = await withKnownCategory(tx, texts, problems);
    const digests = await readDigests(tx);
    // a picture is part of what a file says: when one changes, the files are read again
    const salt = digest(importerVersion, ...[...media].flat());
    let changed = 0;
    for (const files of byItem(placed)) {
      const current = files.map((text) => ({ text, digest: digest(salt, text.source) }));
      if (current.every((file) => digests.get(keyOf(file.text)) === file.digest)) continue;
      const parsed = agreeing(
        current.flatMap((file) => parse(file, media, problems)),
        problems,
      );
      changed += parsed.length;
      if (parsed.length > 0) await saveItem(tx, parsed, media);
    }
    await removeAllBut(tx, placed, digests);
    const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(items);
    return { items: row?.total ?? 0, changed, problems };
  });
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
  media: Map<string, string>,
  problems: ContentProblem[],
): ParsedText[] {
  try {
    const parsed = parseContentFile(file.text.file, file.text.source);
    const { picture } = parsed.frontMatter;
    if (picture && !media.has(picture)) {
      const reason = `picture: media/${picture} does not exist; the item is shown without it`;
      problems.push({ file: file.text.file, line: parsed.lineOf('picture'), reason });
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
  const stated = splitFields(first).facts;
  return [
    first,
    ...others.filter((other) => {
      const facts = splitFields(other).facts;
      const field = [...new Set([...Object.keys(stated), ...Object.keys(facts)])].find(
        (name) => JSON.stringify(stated[name]) !== JSON.stringify(facts[name]),
      );
      if (!field) return true;
      const reason = `${field}: differs from ${first.text.file}`;
      problems.push({ file: other.text.file, line: other.lineOf(field), reason });
      return false;
    }),
  ];
}

function splitFields({ frontMatter }: ContentFile) {
  const shared: readonly string[] = sharedFields[frontMatter.kind];
  const fields = Object.entries(frontMatter);
  return {
    facts: Object.fromEntries(fields.filter(([name]) => shared.includes(name))),
    words: Object.fromEntries(fields.filter(([name]) => !shared.includes(name))),
  };
}

async function saveItem(db: Database, parsed: ParsedText[], media: Map<string, string>): Promise<void> {
  const [{ text, frontMatter }] = parsed as [ParsedText];
  const { picture, publishedOn } = frontMatter;
  const pictureDigest = picture && media.get(picture);
  const address = { groupSlug: text.group, categorySlug: text.category };
  const item = {
    ...address,
    id: text.id,
    publishedOn,
    facts: splitFields(parsed[0]!).facts,
    pictureUrl: pictureDigest ? mediaUrl(picture, pictureDigest) : null,
  };
  await db
    .insert(items)
    .values(item)
    .onConflictDoUpdate({ target: [items.groupSlug, items.categorySlug, items.id], set: item });
  for (const language of parsed) {
    const row = {
      ...address,
      itemId: text.id,
      locale: language.text.locale,
      words: splitFields(language).words,
      bodyHtml: renderMarkdown(language.body),
      digest: language.digest,
    };
    await db
      .insert(itemTexts)
      .values(row)
      .onConflictDoUpdate({
        target: [itemTexts.groupSlug, itemTexts.categorySlug, itemTexts.itemId, itemTexts.locale],
        set: row,
      });
  }
}

/** Removes texts whose file is gone, and items without a text. */
async function removeAllBut(db: Database, texts: TextFile[], digests: Map<string, string>): Promise<void> {
  const kept = new Set(texts.map(keyOf));
  for (const key of digests.keys()) {
    if (kept.has(key)) continue;
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
}
