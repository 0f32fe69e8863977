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
      summary: 'Found items that the desk still keeps, latest find first',
      description:
        'Details that could prove ownership are not public. Until the desk has registered its first item, the list has invented ones, marked with `example`.',
    })
    .errors({ ...notFound('Unknown line.'), ...invalid })
    .input(
      z.object({
        line: lineId.optional(),
        category: z.enum(foundItemCategories).optional(),
        from: calendarDate.optional().describe('Found on this day or later.'),
        to: calendarDate.optional().describe('Found on this day or earlier.'),
        ...pageParameters,
      }),
    )
    .output(pageOf(foundItem)),
};
