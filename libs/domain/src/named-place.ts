import { z } from 'zod';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { position } from './network';
import { placeId, stationCode } from './slug';

/** What a passenger names as the start or end of a journey, besides stations. */
export const namedPlaceKind = z.enum([
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
  'bus-terminal',
  'parking',
  'district',
  'other',
]);
export type NamedPlaceKind = z.infer<typeof namedPlaceKind>;

/** A station in walking distance of a named place. */
export const nearStation = z.strictObject({
  station: stationCode,
  /** As on its sign. */
  exit: z.string().min(1).optional(),
  /** An estimate; absent where it is near, within some 450 metres. */
  walkMinutes: z.int().nonnegative().optional(),
  /** Straight line from the station to the place's bus stop, or to the pier that the place is. */
  stopMetres: z.int().positive().optional(),
});
export type NearStation = z.infer<typeof nearStation>;

/** An entry of the gazetteer. */
export const namedPlace = z.strictObject({
  id: placeId,
  kind: namedPlaceKind,
  name: bilingual,
  /** Popular, former and short names. */
  aliases: z.array(z.string().min(1)),
  position: position.optional(),
  /** The nearest first; empty if none is in walking distance. */
  near: z.array(nearStation),
  source: bilingual,
  asOf: calendarDate,
  certainty,
});
export type NamedPlace = z.infer<typeof namedPlace>;
