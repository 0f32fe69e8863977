import { z } from 'zod';
import { calendarDate, certainty } from './certainty';
import { lineId, slug } from './slug';

/** Path of an item's page without its language: `updates/news/trains-run`. */
const itemPath = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, 'must be <group>/<category>/<id>');

/** Fields that are the same in both languages of every item. */
export const commonFacts = {
  /** Day of publication; listings sort by it, newest first. */
  publishedOn: calendarDate,
  updatedOn: calendarDate.optional(),
  /** Lines that the item is about; empty means the whole network. */
  lines: z.array(lineId).default([]),
  /** File name in the content's media folder. */
  picture: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|webp|png|jpg)$/, 'must be a file name of the media folder')
    .optional(),
  /** How certain the item's figures are; absent for advice, general rules and examples, which have none to doubt. */
  certainty: certainty.optional(),
  /** Invented to show the form, such as a tender that was never published; nobody may act on it. */
  example: z.literal(true).optional(),
  /** General advice, which has no source: pages say so. */
  advice: z.literal(true).optional(),
  /** The day on which the stated values were last verified. */
  asOf: calendarDate.optional(),
  /** Where the facts come from: ids of `sources.yaml`. */
  sources: z.array(slug).min(1).optional(),
  /** Former addresses of the item. They redirect to its page. */
  movedFrom: z.array(itemPath).min(1).optional(),
};

/** Fields that every item has in each language. */
export const commonWords = {
  title: z.string().min(1).max(140),
  /** With every text that it has at some time; at any one time it shows at most 320 characters (checkItemFigures). */
  summary: z.string().min(1).max(800),
  pictureAlt: z.string().min(1).max(240).optional(),
};

/** First and last day of validity, both inclusive. */
export const validity = {
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
};

/** An additional text field of a kind: optional, never empty. */
export const wordsField = z.string().min(1).optional();
