import type { CategoryGroup } from '@raang/domain';
import type { SearchDocument } from '../search-document';
import type { SearchPage } from './search-page';

/** Categories, pages without a category, and topics. */
export function toPageDocuments(
  groups: readonly CategoryGroup[],
  pages: readonly SearchPage[],
): SearchDocument[] {
  const wordsOfCategory = (group: string, category: string) =>
    pages.flatMap((page) =>
      page.kind === 'category' && page.group === group && page.category === category ? page.words : [],
    );
  const categories = groups.flatMap((group) =>
    group.categories.map(({ slug, name, description }): SearchDocument => ({
      key: `category/${group.slug}/${slug}`,
      source: 'pages',
      kind: 'page',
      target: { type: 'category', group: group.slug, category: slug },
      title: name,
      summary: description,
      text: {},
      aliases: wordsOfCategory(group.slug, slug),
      keywords: [group.name.th, group.name.en],
    })),
  );
  const others = pages.flatMap((page): SearchDocument[] => {
    if (page.kind === 'category') return [];
    const { kind, id, target, title, summary, words } = page;
    return [
      {
        key: `${kind}/${id}`,
        source: 'pages',
        kind,
        target,
        title,
        summary,
        text: {},
        aliases: words,
        keywords: [],
      },
    ];
  });
  return [...categories, ...others];
}
