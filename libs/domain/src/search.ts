import { z } from 'zod';
import { calendarDate } from './certainty';
import { namedPlaceKind } from './named-place';
import { siteTarget } from './site-target';

/** What search results are grouped and filtered by, in the order of the groups. */
export const searchKinds = ['station', 'place', 'page', 'item', 'document', 'topic'] as const;
/** One of {@link searchKinds}. */
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;

/** Parts of a text that match a search: start (inclusive) and end (exclusive), in UTF-16 units, in order. */
export const textMarks = z.array(z.tuple([z.int().nonnegative(), z.int().positive()]));
export type TextMarks = z.infer<typeof textMarks>;

const markedText = z.strictObject({ text: z.string(), marks: textMarks });

/** A result of the search, with the matched parts of its texts. */
export const searchHit = z.strictObject({
  /** Unique: kind and what it names. */
  key: z.string().min(1),
  kind: searchKind,
  target: siteTarget,
  title: markedText,
  /** A part of the text around the first match, or the summary. May be empty. */
  excerpt: markedText,
  /** Language of title and excerpt: the other one where a translation is missing. */
  locale: z.enum(['th', 'en']),
  /** What the hit is, such as a station's code, line ids, or the name of a category. */
  station: z.strictObject({ code: z.string(), lineIds: z.array(z.string()), isOwn: z.boolean() }).optional(),
  /** What a place is. */
  placeKind: namedPlaceKind.optional(),
  /** Day of publication, where readers ask for it: news, offers, documents. */
  publishedOn: calendarDate.optional(),
  /** Invented: every list marks it as an example. */
  example: z.literal(true).optional(),
});
export type SearchHit = z.infer<typeof searchHit>;
