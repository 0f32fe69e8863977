import { z } from 'zod';
import { locales } from './locale';
import { categoryGroupSlug, categorySlug, itemId } from './slug';
import { itemKinds } from './item-kinds';
import { source } from './source';

const {
  article,
  'car-park': carPark,
  place,
  document,
  'ticket-type': ticketType,
  'fare-group': fareGroup,
  'safety-picture': safetyPicture,
  space,
  'contact-point': contactPoint,
} = itemKinds;

/** Front matter of one content file: one item in one language. */
export const contentFrontMatter = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('article'), ...article.facts, ...article.words }),
    z.strictObject({ kind: z.literal('car-park'), ...carPark.facts, ...carPark.words }),
    z.strictObject({ kind: z.literal('place'), ...place.facts, ...place.words }),
    z.strictObject({ kind: z.literal('document'), ...document.facts, ...document.words }),
    z.strictObject({ kind: z.literal('ticket-type'), ...ticketType.facts, ...ticketType.words }),
    z.strictObject({ kind: z.literal('fare-group'), ...fareGroup.facts, ...fareGroup.words }),
    z.strictObject({ kind: z.literal('safety-picture'), ...safetyPicture.facts, ...safetyPicture.words }),
    z.strictObject({ kind: z.literal('space'), ...space.facts, ...space.words }),
    z.strictObject({ kind: z.literal('contact-point'), ...contactPoint.facts, ...contactPoint.words }),
  ])
  .refine((item) => !item.picture || item.pictureAlt, {
    path: ['pictureAlt'],
    message: 'a picture needs its text',
  })
  .refine(({ example, certainty, asOf }) => !example || (!certainty && !asOf), {
    path: ['example'],
    message: 'an example is invented and has neither certainty nor asOf; remove them',
  })
  .refine(
    (item) => {
      const { validFrom, validTo } = { validFrom: '', validTo: '9999-12-31', ...item };
      return validFrom <= validTo;
    },
    { path: ['validTo'], message: 'ends before it begins' },
  );
export type ContentFrontMatter = z.infer<typeof contentFrontMatter>;

/** A file of a document item, as the site serves it. */
export const documentFile = z.strictObject({
  name: z.string(),
  /** Path on the site, content-hashed. */
  url: z.string(),
  mediaType: z.enum(['application/pdf', 'text/csv', 'application/zip']),
  sizeBytes: z.int().positive(),
  /** Of the file's bytes, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Absent if the file contains both languages. */
  language: z.enum(locales).optional(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** Fields that the store adds to an item, or stores in another form than the front matter. */
const placed = {
  id: itemId,
  group: categoryGroupSlug,
  category: categorySlug,
  /** Language of the words; the other one if the requested translation is missing. */
  locale: z.enum(locales),
  /** Path of the picture on the site, content-hashed; absent if the item has none. */
  pictureUrl: z.string().optional(),
  /** Number of visitors who like it. */
  likes: z.int().nonnegative(),
  sources: z.array(source).min(1).optional(),
};

/** An item as listings show it. */
export const item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('article'), ...article.facts, ...article.words, ...placed }),
  z.strictObject({ kind: z.literal('car-park'), ...carPark.facts, ...carPark.words, ...placed }),
  z.strictObject({ kind: z.literal('place'), ...place.facts, ...place.words, ...placed }),
  z.strictObject({
    kind: z.literal('document'),
    ...document.facts,
    ...document.words,
    ...placed,
    files: z.array(documentFile).min(1),
  }),
  z.strictObject({ kind: z.literal('ticket-type'), ...ticketType.facts, ...ticketType.words, ...placed }),
  z.strictObject({ kind: z.literal('fare-group'), ...fareGroup.facts, ...fareGroup.words, ...placed }),
  z.strictObject({
    kind: z.literal('safety-picture'),
    ...safetyPicture.facts,
    ...safetyPicture.words,
    ...placed,
  }),
  z.strictObject({ kind: z.literal('space'), ...space.facts, ...space.words, ...placed }),
  z.strictObject({
    kind: z.literal('contact-point'),
    ...contactPoint.facts,
    ...contactPoint.words,
    ...placed,
  }),
]);
export type Item = z.infer<typeof item>;
/** An item of one kind. */
export type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;
export type ArticleItem = ItemOf<'article'>;
export type CarParkItem = ItemOf<'car-park'>;

/** An item with its text. */
export const itemDetail = z.strictObject({
  item,
  /** Safe HTML from the item's Markdown; headings start at h2, raw HTML of the author is removed. */
  bodyHtml: z.string(),
  /** Languages of the item. */
  locales: z.array(z.enum(locales)),
});
export type ItemDetail = z.infer<typeof itemDetail>;
