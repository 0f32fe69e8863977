import { locales } from '@raang/domain';
import { z } from 'zod';

/** What page functions take: they are doors like any other, so each input is checked. */
export const localeInput = z.object({ locale: z.enum(locales) });

/** A segment of a path as it came; the API says whether it names anything. */
const segment = z.string().max(200);

export const listingInput = localeInput.extend({
  group: segment,
  category: segment,
  page: z.number().int().min(1).max(100_000),
});

export const itemInput = localeInput.extend({ group: segment, category: segment, id: segment });
