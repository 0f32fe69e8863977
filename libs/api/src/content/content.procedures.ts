import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import {
  type CategoryAddress,
  filterFields,
  type ListingFilter,
  listingFilter,
  parseTemplateCode,
} from '@raang/domain';
import { lastPage } from '../context/last-page';
import type { FigureContext } from '../figures/figure-source';
import type { FeedContext } from '../network/feed-source';
import { isOwnLine } from '../network/own-network';
import type { SearchContext } from '../search/search-source';
import { findMovedItem } from './former-addresses.store';
import { findCategory, findItem, listCategoryGroups } from './content.store';
import { countAllItems, listItemDates } from './item-dates.store';
import { takeLike } from './like-limits';
import { setLike } from './likes.store';
import { itemsWithAll } from './items-with-all';
import { type FoundItems, listItems } from './listing.store';
import type { ListingTotals } from './listing-totals';

/** Context of the content procedures. */
export interface ContentContext extends FeedContext, FigureContext, SearchContext {
  listingTotals: ListingTotals;
}

const content = implement(contract.content).$context<ContentContext>();

export const contentProcedures = content.router({
  categories: content.categories.handler(({ context }) => listCategoryGroups(context.db)),

  items: content.items.handler(async ({ context, input, errors }) => {
    const { db, listingTotals, searchSource } = context;
    const category = await findCategory(db, input);
    if (!category || !(await isOwnLine(input.line, context))) throw errors.NOT_FOUND();
    const refused = refusedFields(input, category.template);
    if (refused.length > 0) {
      const message = `the template ${category.template} does not support this filter`;
      throw errors.BAD_REQUEST({
        data: { fields: refused.map((field) => ({ field, code: 'invalid' as const, message })) },
      });
    }
    const { lang, pageSize } = input;
    const found = input.q === undefined ? undefined : await findItems(input.q, input, { db, searchSource });
    const listing = { ...input, found };
    const total = await listingTotals(db, listing);
    const page = lastPage(input, total);
    const figures = await context.figureSource(db);
    const items = await listItems(db, listing, {
      lang,
      figures,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return { items, total, page, pageSize };
  }),

  itemDates: content.itemDates.handler(async ({ context: { db }, input }) => {
    const total = await countAllItems(db);
    const page = lastPage(input, total);
    const { pageSize } = input;
    const items = await listItemDates(db, { offset: (page - 1) * pageSize, limit: pageSize });
    return { items, total, page, pageSize };
  }),

  item: content.item.handler(async ({ context: { db, figureSource }, input, errors }) => {
    const detail = await findItem(db, input, { lang: input.lang, figures: await figureSource(db) });
    if (!detail) throw errors.NOT_FOUND({ data: { movedTo: await findMovedItem(db, input) } });
    return detail;
  }),

  like: content.like.handler(async ({ context, input, errors }) => {
    const { isAllowed, retryAfterSeconds } = await takeLike(context, input);
    if (!isAllowed) {
      context.caller.responseHeaders.set('retry-after', String(retryAfterSeconds));
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds } });
    }
    const count = await setLike(context.db, input, input);
    if (count === undefined) throw errors.NOT_FOUND();
    return { liked: input.liked, count };
  }),
});

async function findItems(
  q: string,
  address: CategoryAddress,
  { db, searchSource }: Pick<ContentContext, 'db' | 'searchSource'>,
): Promise<FoundItems | undefined> {
  const { index, version } = await searchSource(db);
  const ids = itemsWithAll(index, q, address);
  return ids && { ids, q, version };
}

/** Filters in the input that the template does not support. */
function refusedFields(input: ListingFilter, template: string): string[] {
  const offered: readonly string[] = filterFields[parseTemplateCode(template).filter];
  const given = Object.keys(listingFilter.shape) as (keyof ListingFilter)[];
  return given.filter((field) => input[field] !== undefined && !offered.includes(field));
}
