import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { ApiContext } from '../context';
import { countItems, findItem, hasCategory, listCategoryGroups, listItems } from './content.store';

const content = implement(contract.content).$context<ApiContext>();

export const contentProcedures = content.router({
  categories: content.categories.handler(({ context }) => listCategoryGroups(context.db)),

  items: content.items.handler(async ({ context: { db }, input, errors }) => {
    if (!(await hasCategory(db, input))) throw errors.NOT_FOUND();
    const { lang, pageSize } = input;
    const total = await countItems(db, input);
    const page = Math.min(input.page, Math.max(1, Math.ceil(total / pageSize)));
    const items = await listItems(db, input, { lang, offset: (page - 1) * pageSize, limit: pageSize });
    return { items, total, page, pageSize };
  }),

  item: content.item.handler(async ({ context: { db }, input, errors }) => {
    const detail = await findItem(db, input, input.lang);
    if (!detail) throw errors.NOT_FOUND();
    return detail;
  }),
});
