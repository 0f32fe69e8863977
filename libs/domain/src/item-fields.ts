import { z } from 'zod';
import { calendarDate, certainty } from './certainty';
import { lineId } from './slug';

/** What is the same in both languages of every item. */
export const commonFacts = {
  /** Day of publication; listings are ordered by it, newest first. */
  publishedOn: calendarDate,
  updatedOn: calendarDate.optional(),
  /** Lines the item is about; none means the whole network. */
  lines: z.array(lineId).default([]),
  /** File name in the content's media folder. */
  picture: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|webp|png|jpg)$/, 'must be a file name of the media folder')
    .optional(),
  certainty: certainty.default('official'),
  /** The day on which the stated values were last seen to be true. */
  asOf: calendarDate.optional(),
};

/** What each language of every item says in its own words. */
export const commonWords = {
  title: z.string().min(1).max(140),
  summary: z.string().min(1).max(320),
  pictureAlt: z.string().min(1).max(240).optional(),
  /** Where the facts come from, as a reader would name it. */
  source: z.string().min(1).optional(),
};

/** First and last day on which something holds, both inclusive. */
export const validity = {
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
};

/** A field that a kind adds in words: optional, never empty. */
export const wordsField = z.string().min(1).optional();
