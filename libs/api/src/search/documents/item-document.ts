import { type Bilingual, type Locale, parseTemplateCode } from '@raang/domain';
import type { SearchDocument } from '../search-document';

/** An item as it is stored, with its texts. */
export interface SearchedItem {
  group: string;
  id: string;
  category: { slug: string; name: Bilingual; template: string };
  publishedOn: string;
  facts: Record<string, unknown>;
  texts: readonly { locale: Locale; words: Record<string, unknown>; text: string }[];
}

/** Views of categories whose items are files. */
const documentViews = ['DocumentList', 'DownloadList'];

/** Words of an item that are no text of its own. */
const notInText = ['title', 'summary', 'pictureAlt'];

export const itemKey = ({ group, category, id }: { group: string; category: string; id: string }): string =>
  `item/${group}/${category}/${id}`;

/** A prefix of the keys of all items of a category. */
export const itemKeyPrefix = (address: { group: string; category: string }): string =>
  itemKey({ ...address, id: '' });

export function toItemDocument({
  group,
  category,
  id,
  publishedOn,
  facts,
  texts,
}: SearchedItem): SearchDocument {
  const isDocument =
    facts['kind'] === 'document' || documentViews.includes(parseTemplateCode(category.template).view);
  const inEach = (part: (text: SearchedItem['texts'][number]) => string) =>
    Object.fromEntries(texts.map((text) => [text.locale, part(text)]));
  return {
    key: itemKey({ group, category: category.slug, id }),
    source: 'items',
    kind: isDocument ? 'document' : 'item',
    target: { type: 'item', group, category: category.slug, id } as SearchDocument['target'],
    title: inEach(({ words }) => String(words['title'])),
    summary: inEach(({ words }) => String(words['summary'])),
    text: inEach(({ words, text }) =>
      [
        ...Object.entries(words).flatMap(([name, value]) =>
          notInText.includes(name) ? [] : [String(value)],
        ),
        text,
      ].join(' '),
    ),
    aliases: [],
    keywords: [
      category.name.th,
      category.name.en,
      ...(typeof facts['station'] === 'string' ? [facts['station']] : []),
    ],
    ...((isDocument || facts['kind'] === 'article') && { publishedOn }),
    example: facts['example'] === true,
  };
}
