import { defaultPageSize, maximumPageSize } from '@raang/contract';
import type { ViewType } from '@raang/views';

/** Found items on a page of the public register. */
export const foundItemsPageSize = 20;

/** Number of items that a listing reads for a page. */
export function itemsPageSize({ reads }: Pick<ViewType, 'reads'>): number {
  return reads === 'whole' ? maximumPageSize : defaultPageSize;
}

/** Number of items on a page of a listing. */
export function itemsOnPage(view: Pick<ViewType, 'reads' | 'itemsOnPage'>): number {
  return view.itemsOnPage ?? itemsPageSize(view);
}
