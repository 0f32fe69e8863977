import { z } from 'zod';
import { locales } from './locale';
import { categoryGroupSlug, categorySlug, itemId, lineId, stationCode } from './slug';

/**
 * How sure a stated fact is. Anything but `official` is shown as such, with its date.
 * - `official`: the authority's or operator's own publication was seen
 * - `probable`: several independent records agree, the official text was not seen
 * - `computed`: follows from an official rule
 * - `estimated`: a model's or a single source's figure
 */
export const certainty = z.enum(['official', 'probable', 'computed', 'estimated']);
export type Certainty = z.infer<typeof certainty>;

/** A calendar day in Bangkok, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** What is the same in both languages of an item. */
const facts = {
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

/** What each language says in its own words. */
const words = {
  title: z.string().min(1).max(140),
  summary: z.string().min(1).max(320),
  pictureAlt: z.string().min(1).max(240).optional(),
  /** Where the facts come from, as a reader would name it. */
  source: z.string().min(1).optional(),
};

const articleFacts = {
  ...facts,
  kind: z.literal('article'),
  /** First and last day on which an offer or rule holds, both inclusive. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
};

const carParkFacts = {
  ...facts,
  kind: z.literal('car-park'),
  station: stationCode,
  structure: z.enum(['building', 'lot']),
  floors: z.int().positive().optional(),
  carSpaces: z.int().positive().optional(),
  /** Spaces let by the month only; not part of `carSpaces` when that counts daily spaces. */
  monthlyCarSpaces: z.int().positive().optional(),
  motorcycleSpaces: z.int().positive().optional(),
  /** WGS 84, degrees. */
  position: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
};

const carParkWords = {
  ...words,
  hours: z.string().min(1).optional(),
  /** For people who go on by train. */
  riderFee: z.string().min(1).optional(),
  /** For everybody else. */
  visitorFee: z.string().min(1).optional(),
  monthlyFee: z.string().min(1).optional(),
};

/** Names of the fields that both language files of an item must state alike. */
export const sharedFields = {
  article: Object.keys(articleFacts),
  'car-park': Object.keys(carParkFacts),
} as const satisfies Record<string, readonly string[]>;

/** Front matter of one content file: one item in one language. */
export const contentFrontMatter = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...articleFacts, ...words }),
    z.strictObject({ ...carParkFacts, ...carParkWords }),
  ])
  .refine((item) => !item.picture || item.pictureAlt, {
    path: ['pictureAlt'],
    message: 'a picture needs its text',
  });
export type ContentFrontMatter = z.infer<typeof contentFrontMatter>;

/** Where an item stands and in which language its words are. */
const address = {
  id: itemId,
  group: categoryGroupSlug,
  category: categorySlug,
  /** The language of the words: the other one than asked for when a translation is missing. */
  locale: z.enum(locales),
};

const pictureSource = {
  /** Path of the picture on the site, content-hashed; absent when the item has none. */
  pictureUrl: z.string().optional(),
};

/** An item as a listing shows it. */
export const item = z.discriminatedUnion('kind', [
  z.strictObject({ ...address, ...articleFacts, ...words, ...pictureSource }),
  z.strictObject({ ...address, ...carParkFacts, ...carParkWords, ...pictureSource }),
]);
export type Item = z.infer<typeof item>;
export type ArticleItem = Extract<Item, { kind: 'article' }>;
export type CarParkItem = Extract<Item, { kind: 'car-park' }>;

/** An item with its text. */
export const itemDetail = z.strictObject({
  item,
  /** Safe HTML made from the item's Markdown; headings start at h2, no raw HTML of the author's. */
  bodyHtml: z.string(),
  /** Languages in which the item is written. */
  locales: z.array(z.enum(locales)),
});
export type ItemDetail = z.infer<typeof itemDetail>;
