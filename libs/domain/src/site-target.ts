import { z } from 'zod';
import { calendarDate } from './certainty';
import { clockTime } from './clock-time';
import { journeyEnd, journeyMode } from './journey';
import { facility } from './network';
import { categoryGroupSlug, categorySlug, itemId, stationCode } from './slug';

/** Pages without a category or an item. The site knows their paths. */
export const sitePage = z.enum([
  'home',
  'search-departure',
  'last-train',
  'map',
  'stations',
  'service-status',
  'which-ticket',
  'open-data',
  'lost-report',
  'found-report',
  'tracking',
  'login',
  'register',
  'profile',
  'cookie-policy',
  'privacy-notice',
  'privacy-policy',
  'accessibility-statement',
]);
export type SitePage = z.infer<typeof sitePage>;

const inCategory = { group: categoryGroupSlug, category: categorySlug };

/** A page of the site by what it is about. A site makes its path; other programs read what it names. */
export const siteTarget = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page'), page: sitePage }),
  z.strictObject({ type: z.literal('category'), ...inCategory }),
  z.strictObject({ type: z.literal('item'), ...inCategory, id: itemId }),
  z.strictObject({
    type: z.literal('station'),
    code: stationCode,
    /** Which facility of the station, where a text asks for one. */
    facility: facility.optional(),
  }),
  z.strictObject({
    type: z.literal('journey'),
    from: journeyEnd.optional(),
    to: journeyEnd.optional(),
    /** Without a day and a time the page shows what leaves now. */
    date: calendarDate.optional(),
    time: clockTime.optional(),
    mode: journeyMode.optional(),
  }),
]);
export type SiteTarget = z.infer<typeof siteTarget>;
