import type { ContentFrontMatter } from '@raang/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { toTextVector, wordsOf } from '../text/words';
import { splitFields } from './content-facts';
import type { ContentFile } from './content-file';
import { type DocumentFacts, documentUrl, mediaUrl, type TextFile } from './content-folder';
import { everyLine, items, itemTexts, listingEntries } from './content.table';
import { placeWord } from './listing.store';
import { renderMarkdown, textOf } from './markdown';

/** A content file that was understood. */
export interface ParsedText extends ContentFile {
  text: TextFile;
  digest: string;
}

export interface Surroundings {
  /** Digest of each picture by file name. */
  media: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, DocumentFacts>;
  lines: readonly string[];
}

/** Writes an item with the languages it has, over what was there. */
export async function saveItem(
  db: Database,
  parsed: ParsedText[],
  surroundings: Surroundings,
): Promise<void> {
  const [{ text, frontMatter }] = parsed as [ParsedText];
  const { publishedOn } = frontMatter;
  const address = { groupSlug: text.group, categorySlug: text.category };
  const rendered = parsed.map((language) => ({
    ...language,
    words: splitFields(language.frontMatter).words,
    bodyHtml: renderMarkdown(language.body),
  }));
  const item = {
    ...address,
    id: text.id,
    publishedOn,
    facts: storedFacts(frontMatter, surroundings),
    pictureUrl: pictureUrlOf(frontMatter, surroundings) ?? null,
  };
  await db
    .insert(items)
    .values(item)
    .onConflictDoUpdate({ target: [items.groupSlug, items.categorySlug, items.id], set: item });
  for (const { text: file, words, bodyHtml, digest } of rendered) {
    const row = { ...address, itemId: file.id, locale: file.locale, words, bodyHtml, digest };
    await db
      .insert(itemTexts)
      .values(row)
      .onConflictDoUpdate({
        target: [itemTexts.groupSlug, itemTexts.categorySlug, itemTexts.itemId, itemTexts.locale],
        set: row,
      });
  }
  const ownEntries = and(
    eq(listingEntries.groupSlug, text.group),
    eq(listingEntries.categorySlug, text.category),
    eq(listingEntries.itemId, text.id),
  );
  await db.delete(listingEntries).where(ownEntries);
  const lines = frontMatter.lines.length > 0 ? frontMatter.lines : surroundings.lines;
  const entry = { ...address, itemId: text.id, publishedOn, ...periodOf(frontMatter) };
  const said = wordsOf(
    rendered.flatMap(({ words, bodyHtml }) => [...Object.values(words), textOf(bodyHtml)]).join(' '),
  );
  await db.insert(listingEntries).values(
    [everyLine, ...lines].map((lineId) => ({
      ...entry,
      lineId,
      search: toTextVector([
        ...said,
        placeWord({ group: text.group, category: text.category, line: lineId }),
      ]),
    })),
  );
}

/** The shared fields as the API gives them: a document's files with their facts. */
function storedFacts(frontMatter: ContentFrontMatter, { documents }: Surroundings): Record<string, unknown> {
  const { facts } = splitFields(frontMatter);
  if (frontMatter.kind !== 'document') return facts;
  return { ...facts, files: frontMatter.files.map((name) => toDocumentFile(name, documents.get(name)!)) };
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  zip: 'application/zip',
};

function toDocumentFile(name: string, facts: DocumentFacts) {
  const [, language, extension = ''] = /(?:\.(th|en))?\.([a-z]+)$/.exec(name) ?? [];
  return {
    name,
    url: documentUrl(name, facts),
    mediaType: mediaTypes[extension],
    ...facts,
    ...(language ? { language } : {}),
  };
}

function pictureUrlOf({ picture }: ContentFrontMatter, { media }: Surroundings): string | undefined {
  const digest = picture && media.get(picture);
  return digest ? mediaUrl(picture, digest) : undefined;
}

/** The days on which an item holds; without validity, the day of its publication. */
function periodOf(frontMatter: ContentFrontMatter): { startsOn: string; endsOn: string } {
  const { publishedOn } = frontMatter;
  const { validFrom, validTo } = { validFrom: undefined, validTo: undefined, ...frontMatter };
  if (!validFrom && !validTo) return { startsOn: publishedOn, endsOn: publishedOn };
  return { startsOn: validFrom ?? publishedOn, endsOn: validTo ?? 'infinity' };
}
