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

export const journeySearchInput = localeInput.extend({
  search: z.object({
    from: queryValue,
    to: queryValue,
    mode: queryValue,
    date: queryValue,
    time: queryValue,
    prefer: queryValue,
    stepFree: queryValue,
  }),
});

export const mapInput = localeInput.extend({
  search: z.object({ station: queryValue, from: queryValue, layer: queryValue }),
});

export const ticketSearchInput = localeInput.extend({
  search: z.object({
    from: queryValue,
    to: queryValue,
    line: queryValue,
    rider: queryValue,
    card: queryValue,
    date: queryValue,
  }),
});

export const itemInput = localeInput.extend({ group: segment, category: segment, id: segment });

/** The API says whether it is a station. */
export const stationInput = localeInput.extend({ code: segment });

export const likeInput = z.object({
  group: segment,
  category: segment,
  id: segment,
  visitor: z.uuid(),
  liked: z.boolean(),
});
