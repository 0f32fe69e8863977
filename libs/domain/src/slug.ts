import { z } from 'zod';

/** Lower-case words joined by hyphens: one path segment. An id clones it: a report of schemas then knows which id a field has. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(80);

/** A group of categories in a path: `updates`. */
export const categoryGroupSlug = slug.clone().brand<'CategoryGroupSlug'>();
export type CategoryGroupSlug = z.infer<typeof categoryGroupSlug>;

/** A category in a path: `news`. */
export const categorySlug = slug.clone().brand<'CategorySlug'>();
export type CategorySlug = z.infer<typeof categorySlug>;

/** A content item in a path, unique in its category. */
export const itemId = slug.clone().brand<'ItemId'>();
export type ItemId = z.infer<typeof itemId>;

/** An entry of the gazetteer: `suvarnabhumi-airport`. */
export const placeId = slug.clone().brand<'PlaceId'>();
export type PlaceId = z.infer<typeof placeId>;

/** A line's name in URLs and data: `blue`, `purple`, … (the feed defines them). */
export const lineId = slug.clone().brand<'LineId'>();
export type LineId = z.infer<typeof lineId>;

/** Identifies a station in URLs and data: the code on its signs, `BL15`, made safe for URLs where it is not. */
export const stationCode = z
  .string()
  // the length is part of the pattern: fields with a length are those where people type that much
  .regex(
    /^(?=.{1,40}$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
    'must be a station code: letters and digits, in parts joined by hyphens',
  )
  .brand<'StationCode'>();
export type StationCode = z.infer<typeof stationCode>;
