import {
  categoryGroup,
  categoryGroupSlug,
  categorySlug,
  item,
  itemDetail,
  itemId,
  listingFilter,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, lang, notFound, pageOf, pageParameters } from './parameters';
import { procedure } from './procedure';

const itemsOutput = pageOf(item).describe('Newest first; items of one day by id.');
export type ItemsPage = z.infer<typeof itemsOutput>;

const itemAddress = z.object({ group: categoryGroupSlug, category: categorySlug, id: itemId });

const errors = { ...notFound('There is no such category, line or item.'), ...invalid };

/** Categories and their items: what the authority publishes. */
export const contentContract = {
  categories: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/categories',
      tags: ['Content'],
      summary: 'Groups with their categories, in order',
    })
    .output(z.array(categoryGroup)),
  items: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/categories/{group}/{category}/items',
      tags: ['Content'],
      summary: 'One page of a listing',
      description:
        'Which of `line`, `q`, `from`, `to` and `month` a listing takes, its template code says: MRTLine takes `line`; MRTLineSearch `line` and `q`; MRTLineDate `line`, `from` and `to`; MRTLineMonthYear `line` and `month`; None takes none. Another one is refused.',
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
    .output(itemsOutput),
  item: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/categories/{group}/{category}/items/{id}',
      tags: ['Content'],
      summary: 'An item with its text',
    })
    .errors(errors)
    .input(itemAddress.extend({ lang }))
    .output(itemDetail),
  like: procedure({ public: false })
    .route({
      method: 'POST',
      path: '/categories/{group}/{category}/items/{id}/like',
      tags: ['Content'],
      summary: 'Like an item, or take the like back',
      description: 'Saying the same twice changes nothing.',
    })
    .errors(errors)
    .input(
      itemAddress.extend({
        visitor: z
          .uuid()
          .describe('A random id that the visitor’s device made and keeps; only a digest of it is stored.'),
        liked: z.boolean().default(true),
      }),
    )
    .output(
      z.object({ liked: z.boolean(), count: z.int().nonnegative().describe('Likes of all visitors.') }),
    ),
};
