import { calendarDate, foundItem, foundItemCategories, lineId } from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound, pageOf, pageParameters } from './parameters';
import { procedure } from './procedure';

/** The public part of the found register. */
export const foundItemsContract = {
  list: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/found-items',
      tags: ['Lost property'],
      summary: 'What was found and is still kept, the latest find first',
      description: 'What could prove whose an item is stays with the desk.',
    })
    .errors({ ...notFound('There is no such line.'), ...invalid })
    .input(
      z.object({
        line: lineId.optional(),
        category: z.enum(foundItemCategories).optional(),
        from: calendarDate.optional().describe('First day of the find.'),
        to: calendarDate.optional().describe('Last day of the find.'),
        ...pageParameters,
      }),
    )
    .output(pageOf(foundItem)),
};
