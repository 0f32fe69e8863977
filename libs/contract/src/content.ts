import {
  calendarDate,
  categoryGroup,
  categoryGroupSlug,
  categorySlug,
  item,
  itemDetail,
  itemId,
  listingFilter,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, lang, notFound, pageOf, pageParameters, tooMany } from './parameters';
import { procedure } from './procedure';

/** One page of a listing. */
export const itemsPage = pageOf(item).describe('Newest first; items of the same day are sorted by id.');
export type ItemsPage = z.infer<typeof itemsPage>;

/** Enough for a small site in one call; a page of the largest size has about half a megabyte. */
const itemDatesPageSize = { default: 1000, maximum: 5000 };

/** When an item was published and changed. */
export const itemDates = z.object({
  group: categoryGroupSlug,
  category: categorySlug,
  id: itemId,
  publishedOn: calendarDate,
  updatedOn: calendarDate.optional().describe('Absent if the item has not changed since its publication.'),
});
export type ItemDates = z.infer<typeof itemDates>;

const itemAddress = z.object({ group: categoryGroupSlug, category: categorySlug, id: itemId });

const errors = { ...notFound('Unknown category, line or item.'), ...invalid };

/** An item that moved is not found at its former address; the error says where it is. */
const notFoundOrMoved = {
  NOT_FOUND: {
    ...errors.NOT_FOUND,
    data: z.object({
      movedTo: itemAddress.optional().describe('Where the item is now; absent if it did not move.'),
    }),
  },
};

/** Categories and items that the authority publishes. */
export const contentContract = {
  categories: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/categories',
      tags: ['Content'],
      summary: 'Category groups with their categories, in display order',
    })
    .output(z.array(categoryGroup)),
  items: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/categories/{group}/{category}/items',
      tags: ['Content'],
      summary: 'One page of a listing',
      description:
        'The first word of the template code of the category determines its filters: Line supports `line`; LineSearch `line` and `q`; LineDate `line`, `from` and `to`; LineMonthYear `line` and `month`; None supports no filter. An authority may write its abbreviation before the word. Any other filter is an error.',
    })
    .errors(errors)
    .input(
      z.object({
        group: categoryGroupSlug,
        category: categorySlug,
        lang,
        ...listingFilter.shape,
        ...pageParameters,
      }),
    )
    .output(itemsPage),
  itemDates: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/items',
      tags: ['Content'],
      summary: 'Every item of all categories, with its dates and without its text',
    })
    .errors(invalid)
    .input(
      z.object({
        page: pageParameters.page,
        pageSize: z.coerce
          .number()
          .int()
          .min(1)
          .max(itemDatesPageSize.maximum)
          .default(itemDatesPageSize.default),
      }),
    )
    .output(pageOf(itemDates).describe('Sorted by group, category and id.')),
  item: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/categories/{group}/{category}/items/{id}',
      tags: ['Content'],
      summary: 'An item with its text',
      description:
        'For the former address of an item, the error NOT_FOUND has its present one in `data.movedTo`.',
    })
    .errors({ ...errors, ...notFoundOrMoved })
    .input(itemAddress.extend({ lang }))
    .output(itemDetail),
  like: procedure({ public: false })
    .route({
      method: 'POST',
      path: '/categories/{group}/{category}/items/{id}/like',
      tags: ['Content'],
      summary: 'Add or remove a like',
      description: 'Repeating a request changes nothing.',
    })
    .errors({ ...errors, ...tooMany })
    .input(
      itemAddress.extend({
        visitor: z
          .uuid()
          .describe(
            'A random id that the visitor’s device creates and keeps. Only a digest of it is stored.',
          ),
        liked: z.boolean().default(true),
      }),
    )
    .output(
      z.object({
        liked: z.boolean(),
        count: z.int().nonnegative().describe('Number of likes from all visitors.'),
      }),
    ),
};
