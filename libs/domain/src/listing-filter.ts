import { z } from 'zod';
import { calendarDate } from './certainty';
import { foundItemCategories } from './found-item';
import { lineId } from './slug';
import type { FilterType } from './template-code';

/** A month, `YYYY-MM`, or a year, `YYYY`, at the network; Christian era. */
export const monthOrYear = z
  .string()
  .regex(/^[0-9]{4}(-(0[1-9]|1[0-2]))?$/, 'must be a month such as 2026-11 or a year such as 2026');

/** Maximum length of a search text. */
export const maximumQueryLength = 100;

/** Fields that filter a listing, each as a query parameter. */
export const listingFilter = z.object({
  line: lineId.optional().describe('Items about this line or about the whole network.'),
  q: z
    .string()
    .trim()
    .max(maximumQueryLength)
    .optional()
    .describe('Words that the item contains, in either language.'),
  from: calendarDate.optional().describe('First day of publication.'),
  to: calendarDate.optional().describe('Last day of publication.'),
  month: monthOrYear.optional().describe('Month or year in which the item is valid or was published.'),
});
export type ListingFilter = z.infer<typeof listingFilter>;
export type ListingFilterField = keyof ListingFilter;

/** Fields of a listing's page: those of the category's items, and those of what its view type lists instead. */
export const pageFilter = listingFilter.extend({
  thing: z.enum(foundItemCategories).optional().describe('Category of found items.'),
});
export type PageFilter = z.infer<typeof pageFilter>;
export type PageFilterField = keyof PageFilter;

/**
 * Fields of each filter type.
 * @see specification §2, filter types
 */
export const filterFields: Record<FilterType, readonly ListingFilterField[]> = {
  Line: ['line'],
  LineSearch: ['line', 'q'],
  LineDate: ['line', 'from', 'to'],
  LineMonthYear: ['line', 'month'],
  None: [],
};
