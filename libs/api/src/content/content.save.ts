import type { ContentFrontMatter } from '@raang/domain';
import type { Database } from '../database/database';
import type { AcceptedText } from './accept-texts';
import { splitFields } from './content-facts';
import { type DocumentFacts, documentUrl, mediaUrl, type SourceRegistry } from './content-folder';
import { items, itemTexts } from './content.table';
import { saveFormerAddresses } from './former-addresses.store';
import { renderMarkdown } from './markdown';

/** Files and sources that texts refer to. */
export interface ContentFiles {
  /** Digest of each picture by file name. */
  media: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, DocumentFacts>;
  sources: SourceRegistry;
}

/** Inserts or updates the facts of an item. Restores a removed item. */
export async function saveItem(
  db: Database,
  { text, frontMatter }: AcceptedText,
  files: ContentFiles,
): Promise<void> {
  const row = {
    groupSlug: text.group,
    categorySlug: text.category,
    id: text.id,
    publishedOn: frontMatter.publishedOn,
    facts: storedFacts(frontMatter, files),
    pictureUrl: pictureUrlOf(frontMatter, files) ?? null,
    removedAt: null,
  };
  await db
    .insert(items)
    .values(row)
    .onConflictDoUpdate({ target: [items.groupSlug, items.categorySlug, items.id], set: row });
  await saveFormerAddresses(db, text, frontMatter.movedFrom ?? []);
}

/** Inserts or updates an item's text in one language. */
export async function saveText(
  db: Database,
  { text, frontMatter, body }: AcceptedText,
  digest: string,
): Promise<void> {
  const row = {
    groupSlug: text.group,
    categorySlug: text.category,
    itemId: text.id,
    locale: text.locale,
    words: splitFields(frontMatter).words,
    bodyHtml: renderMarkdown(body),
    digest,
    removedAt: null,
  };
  await db
    .insert(itemTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [itemTexts.groupSlug, itemTexts.categorySlug, itemTexts.itemId, itemTexts.locale],
      set: row,
    });
}

/** Facts in the form of the API: sources have name and URL, a document's files have URL, size and checksum. */
function storedFacts(
  frontMatter: ContentFrontMatter,
  { documents, sources }: ContentFiles,
): Record<string, unknown> {
  const { facts } = splitFields(frontMatter);
  return {
    ...facts,
    ...(frontMatter.sources && { sources: frontMatter.sources.map((id) => sources.byId.get(id)!) }),
    ...(frontMatter.kind === 'document' && {
      files: frontMatter.files.map((name) => toDocumentFile(name, documents.get(name)!)),
    }),
  };
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

function pictureUrlOf({ picture }: ContentFrontMatter, { media }: ContentFiles): string | undefined {
  const digest = picture && media.get(picture);
  return digest ? mediaUrl(picture, digest) : undefined;
}
