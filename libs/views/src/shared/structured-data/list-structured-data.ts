import type { Item } from '@raang/domain';
import type { ItemList } from 'schema-dts';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { toStructuredData } from './to-structured-data';

/**
 * The items of a list that have a page, in order.
 * @see https://schema.org/ItemList
 * @returns undefined for an empty list
 */
export function toListStructuredData(
  entries: readonly { name: string; href: string }[],
  { publicUrl }: Pick<ModelContext, 'publicUrl'>,
): StructuredData | undefined {
  if (entries.length === 0) return undefined;
  return toStructuredData<ItemList>({
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: new URL(href, publicUrl).href,
    })),
  });
}

/**
 * The same of content items, without examples: a machine sees no badge. `hrefsInOrder` is the order of a page
 * that does not show the items as given.
 */
export function toItemListStructuredData(
  items: readonly Item[],
  context: ModelContext,
  hrefsInOrder: readonly string[] | undefined,
): StructuredData | undefined {
  const { hrefs, locale } = context;
  const real = items.filter(({ example }) => !example);
  const entries = real.map((item) => ({ name: item.title, href: hrefs.item(locale, item) }));
  const ranks = new Map(hrefsInOrder?.map((href, rank) => [href, rank]));
  const ordered = entries.toSorted((one, other) => (ranks.get(one.href) ?? 0) - (ranks.get(other.href) ?? 0));
  return toListStructuredData(ordered, context);
}
