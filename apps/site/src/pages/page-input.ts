import { locales } from '@raang/domain';
import { z } from 'zod';

/** What page functions take: they are doors like any other, so each input is checked. */
export const localeInput = z.object({ locale: z.enum(locales) });

/** A segment of a path as it came; the API says whether it names anything. */
const segment = z.string().max(200);

/** A value of a query as it came; what it means is read later, so that nonsense costs no more than itself. */
const queryValue = z.string().max(200).optional();

export const listingInput = localeInput.extend({
  group: segment,
  category: segment,
  page: z.number().int().min(1).max(100_000),
  search: z.object({
    line: queryValue,
    q: queryValue,
    from: queryValue,
    to: queryValue,
    month: queryValue,
    date: queryValue,
    rider: queryValue,
  }),
});

export const itemInput = localeInput.extend({ group: segment, category: segment, id: segment });

export const likeInput = z.object({
  group: segment,
  category: segment,
  id: segment,
  visitor: z.uuid(),
  liked: z.boolean(),
});
