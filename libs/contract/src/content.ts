import { oc } from '@orpc/contract';
import {
  categoryGroup,
  categoryGroupSlug,
  categorySlug,
  defaultLocale,
  item,
  itemDetail,
  itemId,
  locales,
} from '@raang/domain';
import { z } from 'zod';

/** Items of one page of a listing, unless the caller asks for another number. */
export const defaultPageSize = 12;

/** A caller may not ask for more items at once. */
export const maximumPageSize = 50;

const lang = z
  .enum(locales)
  .default(defaultLocale)
  .describe(
    'Language of the words. An item not written in it comes in the other one and says so in `locale`.',
  );

const itemsInput = z.object({
  group: categoryGroupSlug,
  category: categorySlug,
  lang,
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .describe('Counted from 1; a page beyond the last one is answered with the last one.'),
  pageSize: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
});

const itemsOutput = z.object({
  items: z.array(item).describe('Newest first; items of one day by id.'),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize: z.int().positive(),
});
export type ItemsPage = z.infer<typeof itemsOutput>;

const itemInput = z.object({ group: categoryGroupSlug, category: categorySlug, id: itemId, lang });

const notFound = { NOT_FOUND: { status: 404, message: 'There is no such category or item.' } };

/** Categories and their items: what the authority publishes. */
export const contentContract = {
  categories: oc
    .route({
      method: 'GET',
      path: '/categories',
      tags: ['content'],
      summary: 'Groups with their categories, in order',
    })
    .output(z.array(categoryGroup)),
  items: oc
    .route({
      method: 'GET',
      path: '/categories/{group}/{category}/items',
      tags: ['content'],
      summary: 'One page of a listing',
    })
    .errors(notFound)
    .input(itemsInput)
    .output(itemsOutput),
  item: oc
    .route({
      method: 'GET',
      path: '/categories/{group}/{category}/items/{id}',
      tags: ['content'],
      summary: 'An item with its text',
    })
    .errors(notFound)
    .input(itemInput)
    .output(itemDetail),
};
