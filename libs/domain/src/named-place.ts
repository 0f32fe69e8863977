import { z } from 'zod';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { position } from './network';
import { slug, stationCode } from './slug';

/** What a passenger names as the start or end of a journey, besides our own stations. */
export const namedPlaceKind = z.enum([
  'station',
  'airport',
  'mall',
  'market',
  'hospital',
  'education',
  'temple',
  'museum',
  'park',
  'government',
  'venue',
  'hotel',
  'pier',
  'parking',
  'district',
  'other',
]);
export type NamedPlaceKind = z.infer<typeof namedPlaceKind>;

/** A way from our network to a named place. */
export const placeWay = z.strictObject({
  station: stationCode,
  /** Exit of our station, as on its sign. */
  exit: z.string().min(1).optional(),
  /** To the place, or to the station of the other system. */
  walkMinutes: z.int().nonnegative().optional(),
  /**
   * Where passengers get on another system, by its own code and name, and the stops from there. Absent where the place
   * is within walking distance.
   */
  change: z
    .strictObject({ code: z.string().min(1), name: bilingual, line: bilingual, stops: z.int().nonnegative() })
    .optional(),
});
export type PlaceWay = z.infer<typeof placeWay>;

/** An entry of the gazetteer. */
export const namedPlace = z.strictObject({
  id: slug,
  kind: namedPlaceKind,
  name: bilingual,
  /** Popular, former and short names. */
  aliases: z.array(z.string().min(1)),
  /** Set for a station of another system, and for a place near one. Its codes have other formats than ours. */
  system: z
    .strictObject({
      name: bilingual,
      lines: z.array(bilingual).min(1),
      codes: z.array(z.string().min(1)).min(1),
      /** The name of the station, where the place is only near it. */
      station: bilingual.optional(),
    })
    .optional(),
  position: position.optional(),
  /** The best first. */
  ways: z.array(placeWay).min(1),
  source: bilingual,
  asOf: calendarDate,
  certainty,
});
export type NamedPlace = z.infer<typeof namedPlace>;
