import { locales } from '@raang/domain';
import { searchPage, type SearchPage } from '../search/documents/search-page';
import type { ContentProblem } from './content-file';
import { foreignSentence } from './foreign-sentence';
import { readRecordList } from './record-list';

const file = 'search-pages.yaml';

/**
 * Finds problems of what the content folder adds to the search: targets that do not exist, and words in the wrong
 * language.
 * @param addresses of categories and items, without the language
 */
export async function checkSearchPages(
  folder: string,
  addresses: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const { records = [], problems } = await readRecordList(folder, file, searchPage);
  const reasons = records.flatMap((page) => {
    const target = addressOf(page);
    return [
      ...(target !== undefined && !addresses.has(target) ? [`${page.id}: ${target} does not exist`] : []),
      ...foreignWords(page).map((sentence) => `${page.id}: not in its language: "${sentence}"`),
    ];
  });
  return [...problems, ...reasons.map((reason) => ({ file, line: 1, reason }))];
}

/** The address of a category or an item. Other targets are pages of the site. */
function addressOf(page: SearchPage): string | undefined {
  if (page.kind === 'category') return `/${page.group}/${page.category}`;
  const { target } = page;
  if (target.type === 'category') return `/${target.group}/${target.category}`;
  return target.type === 'item' ? `/${target.group}/${target.category}/${target.id}` : undefined;
}

function foreignWords(page: SearchPage): string[] {
  if (page.kind === 'category') return [];
  return locales.flatMap((locale) =>
    [page.title, page.summary].flatMap((text) => foreignSentence(text[locale], locale) ?? []),
  );
}
