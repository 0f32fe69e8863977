import { z } from 'zod';
import { moment } from './moment';
import { bilingual } from './bilingual';
import { calendarDate } from './certainty';

/** The terms under which a feed is published. */
export const licence = z.strictObject({ name: z.string().min(1), url: z.url().optional() });
export type Licence = z.infer<typeof licence>;

/** An organisation to name where the feed is used (GTFS attributions.txt). */
export const attribution = z.strictObject({
  organisation: bilingual,
  url: z.url().optional(),
  licence: z.string().min(1).optional(),
});
export type Attribution = z.infer<typeof attribution>;

/** A publication that facts of the feed come from. */
export const dataSource = z.strictObject({
  name: bilingual,
  /** Of the publication. */
  asOf: calendarDate.optional(),
  /** Absent if the publication states none. */
  licence: z.string().min(1).optional(),
  url: z.url().optional(),
});
export type DataSource = z.infer<typeof dataSource>;

/** What the feed in force says about itself, and its archive. Only the lists are there before the first import. */
export const publishedFeed = z.strictObject({
  importedAt: moment.optional(),
  /** When its data changed: on the day of its version, if that is a day, else when it was imported. */
  changedAt: moment.optional(),
  publisher: z.strictObject({ name: bilingual, url: z.url() }).optional(),
  version: z.string().min(1).optional(),
  /** First and last day that the feed covers. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
  licence: licence.optional(),
  archive: z
    .strictObject({ sizeBytes: z.int().positive(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })
    .optional(),
  attributions: z.array(attribution),
  sources: z.array(dataSource),
});
export type PublishedFeed = z.infer<typeof publishedFeed>;
