import { z } from 'zod';

/** Lower-case words joined by hyphens: one path segment. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(80);

export const categoryGroupSlug = slug.brand<'CategoryGroupSlug'>();
export type CategoryGroupSlug = z.infer<typeof categoryGroupSlug>;

export const categorySlug = slug.brand<'CategorySlug'>();
export type CategorySlug = z.infer<typeof categorySlug>;

export const itemId = slug.brand<'ItemId'>();
export type ItemId = z.infer<typeof itemId>;

/** A line's name in URLs and data: `blue`, `purple`, … (the feed defines them). */
export const lineId = slug.brand<'LineId'>();
export type LineId = z.infer<typeof lineId>;

/** The code on a station's signs: `BL15`, `PK01`. */
export const stationCode = z
  .string()
  .regex(/^[A-Z]{1,3}[0-9]{1,2}$/, 'must be a station code such as BL15')
  .brand<'StationCode'>();
export type StationCode = z.infer<typeof stationCode>;
