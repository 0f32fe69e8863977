import type { CategoryAddress } from '@raang/domain';
import { itemKeyPrefix } from '../search/documents/item-document';
import type { SearchIndex } from '../search/index/search-index';
import { understand } from '../search/understand';

/**
 * Finds the items of a category that have every word of a text, by the same rules as the search.
 * @returns undefined for a text without words, which matches all items
 */
export function itemsWithAll(
  index: SearchIndex,
  text: string,
  address: CategoryAddress,
): string[] | undefined {
  const { text: searched } = understand(index, text, { offset: 0, limit: 0 });
  const prefix = itemKeyPrefix(address);
  return index
    .keysWithAll(searched)
    ?.filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
