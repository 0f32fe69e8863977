import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { networkTime } from '@raang/text-time';
import type { FeedContext } from '../network/feed-source';
import { lastPage } from '../context/last-page';
import { isOwnLine } from '../network/own-network';
import { countFoundItems, listFoundItems } from './found-items.store';

const foundItems = implement(contract.foundItems).$context<FeedContext>();

export const foundItemsProcedures = foundItems.router({
  list: foundItems.list.handler(async ({ context, input, errors }) => {
    const { db, now } = context;
    if (!(await isOwnLine(input.line, context))) throw errors.NOT_FOUND();
    const today = networkTime.dayOf(now());
    const total = await countFoundItems(db, input, today);
    const page = lastPage(input, total);
    const { pageSize } = input;
    const items = await listFoundItems(db, input, {
      today,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return { items, total, page, pageSize };
  }),
});
