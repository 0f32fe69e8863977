import { z } from 'zod';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { lineId, slug, stationCode } from './slug';

/** Who runs the trains of a line (GTFS agency). */
export const operatorId = slug.brand<'OperatorId'>();
export type OperatorId = z.infer<typeof operatorId>;

export const operator = z.strictObject({
  id: operatorId,
  name: bilingual,
  url: z.url().optional(),
  /** As an international number: `+66 2624 5200`. */
  telephone: z.string().min(1).optional(),
});
export type Operator = z.infer<typeof operator>;

/** WGS 84, degrees. */
export const position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof position>;

/** `#RRGGBB`, upper case. */
export const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'must be a colour such as #1964B7');

/** Kind of vehicle (GTFS route_type, the basic ones). */
export const lineKind = z.enum([
  'tram',
  'metro',
  'rail',
  'bus',
  'ferry',
  'cable-tram',
  'gondola',
  'funicular',
  'trolleybus',
  'monorail',
]);
export type LineKind = z.infer<typeof lineKind>;

/** One of the two ways along a line; which is 0 is the feed's choice (GTFS direction_id). */
export const direction = z.union([z.literal(0), z.literal(1)]);
export type Direction = z.infer<typeof direction>;

/**
 * Seconds since noon minus twelve hours of a service day (GTFS Time): passes 86,400 for what runs after midnight,
 * and is the time on the clock, since Bangkok has no daylight saving.
 */
export const serviceTime = z.int().min(0);
export type ServiceTime = z.infer<typeof serviceTime>;

/** Days that share a timetable; public holidays run as Sundays do unless the feed says otherwise. */
export const dayType = z.enum(['weekday', 'saturday', 'sunday-holiday']);
export type DayType = z.infer<typeof dayType>;

/** The calls of a line's trains in one direction. A station comes twice where a loop closes (Tha Phra on Blue). */
export const linePattern = z.strictObject({
  direction,
  headsign: bilingual,
  stations: z.array(stationCode).min(2),
  /** It leaves the main pattern for stations of its own. */
  isBranch: z.boolean(),
});
export type LinePattern = z.infer<typeof linePattern>;

/** @see product §2, TableMRT; architecture §5, GET /lines */
export const line = z.strictObject({
  id: lineId,
  /** As on signs: Blue Line. */
  name: bilingual,
  /** The name given to the line by royal grace or by law, where there is one. */
  officialName: bilingual.optional(),
  kind: lineKind,
  colour,
  /** Readable on `colour`. */
  textColour: colour,
  operator,
  lengthKilometres: z.number().positive().optional(),
  openedOn: calendarDate.optional(),
  certainty: certainty.default('official'),
  /** Every station once, in the order of the codes on the main pattern; those of a branch follow. */
  stations: z.array(stationCode).min(1),
  /** The patterns that together show every station in both directions; the longest first. */
  patterns: z.array(linePattern),
});
export type Line = z.infer<typeof line>;

export const stationStructure = z.enum(['elevated', 'underground', 'at-grade']);
export type StationStructure = z.infer<typeof stationStructure>;

/** Where to enter and leave; absent flags are not known, not "no". */
export const exit = z.strictObject({
  /** As on its sign: `2A`. */
  name: z.string().min(1),
  landmarks: bilingual.optional(),
  position: position.optional(),
  hasLift: z.boolean().optional(),
  hasEscalator: z.boolean().optional(),
  /** Of the flags. */
  asOf: calendarDate.optional(),
  certainty: certainty.optional(),
});
export type Exit = z.infer<typeof exit>;

/** @see product §2, TableFacility */
export const facility = z.enum([
  'lift',
  'escalator',
  'toilet',
  'accessible-toilet',
  'parking',
  'bicycle-rack',
  'atm',
  'shop',
  'aed',
  'wifi',
  'locker',
  'first-aid',
]);
export type Facility = z.infer<typeof facility>;

/** What is known of one facility at a station. A facility without an entry is not known, which is not "no". */
export const stationFacility = z.strictObject({
  facility,
  isPresent: z.boolean(),
  note: bilingual.optional(),
  source: bilingual.optional(),
  asOf: calendarDate.optional(),
  certainty,
});
export type StationFacility = z.infer<typeof stationFacility>;

/** A change to another station of the same network. */
export const interchange = z.strictObject({
  station: stationCode,
  lineIds: z.array(lineId).min(1),
  /** Rounded up. */
  walkMinutes: z.int().nonnegative().optional(),
  /** Whether one changes without passing the gates; absent where not known. */
  isInPaidArea: z.boolean().optional(),
  note: bilingual.optional(),
  /** Of the minutes. */
  certainty: certainty.optional(),
});
export type Interchange = z.infer<typeof interchange>;

/** A change to a station of another system: BTS, Airport Rail Link, SRT Red. */
export const connection = z.strictObject({
  system: bilingual,
  line: bilingual,
  /** As on the other system's signs; codes of others follow other rules than ours. */
  code: z.string().min(1),
  name: bilingual,
  walkMinutes: z.int().nonnegative().optional(),
  isInPaidArea: z.boolean(),
  /** Of the minutes. */
  certainty: certainty.optional(),
  asOf: calendarDate.optional(),
  source: bilingual.optional(),
});
export type Connection = z.infer<typeof connection>;

/** First and last train that leave a station towards its next one. */
export const serviceHours = z.strictObject({
  lineId,
  direction,
  headsign: bilingual,
  /** Tells apart two calls of one direction (Tha Phra) and the ways at a fork. */
  nextStation: stationCode,
  /** All the days for which the two times hold. */
  dayTypes: z.array(dayType).min(1),
  firstTrain: serviceTime,
  lastTrain: serviceTime,
  /** `computed` where the times follow from line hours and running times, not from a published table. */
  certainty,
});
export type ServiceHours = z.infer<typeof serviceHours>;

/** First and last train of one station among many. */
export const stationServiceHours = serviceHours.extend({ station: stationCode });
export type StationServiceHours = z.infer<typeof stationServiceHours>;

/** How often trains start in a part of the day: "about every n minutes". */
export const headwayPeriod = z.strictObject({
  lineId,
  direction,
  headsign: bilingual,
  /** First and last station of these trains: short runs have periods of their own. */
  from: stationCode,
  to: stationCode,
  dayTypes: z.array(dayType).min(1),
  /** At the first station; the end is exclusive. */
  startTime: serviceTime,
  endTime: serviceTime,
  headwaySeconds: z.int().positive(),
});
export type HeadwayPeriod = z.infer<typeof headwayPeriod>;

/** @see architecture §5, GET /stations/{code} */
export const stationDetail = z.strictObject({
  code: stationCode,
  name: bilingual,
  position: position.optional(),
  structure: stationStructure.optional(),
  /** Lines whose trains call here, in the order of the network. */
  lineIds: z.array(lineId),
  /** Absent where not known (GTFS wheelchair_boarding 0). */
  isStepFree: z.boolean().optional(),
  openedOn: calendarDate.optional(),
  exits: z.array(exit),
  facilities: z.array(stationFacility),
  interchanges: z.array(interchange),
  connections: z.array(connection),
  serviceHours: z.array(serviceHours),
});
export type StationDetail = z.infer<typeof stationDetail>;

/** A station as lists, tables and the map show it. */
export const stationSummary = stationDetail.omit({ exits: true, serviceHours: true });
export type StationSummary = z.infer<typeof stationSummary>;
