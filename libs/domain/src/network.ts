import { z } from 'zod';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { equipment } from './equipment';
import { lineId, slug, stationCode } from './slug';

/** Company that runs the trains of a line (GTFS agency). */
export const agencyId = slug.clone().brand<'AgencyId'>();
export type AgencyId = z.infer<typeof agencyId>;

/** An agency as passengers know it (GTFS agency.txt). */
export const agency = z.strictObject({
  id: agencyId,
  name: bilingual,
  /** What passengers call its trains: BTS. */
  brand: bilingual.optional(),
  url: z.url().optional(),
  /** As an international number: `+66 2624 5200`. */
  telephone: z.string().min(1).optional(),
});
export type Agency = z.infer<typeof agency>;

/** WGS 84, degrees. */
export const position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof position>;

/** `#RRGGBB`, upper case. */
export const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'must be a colour such as #1964B7');

/** Vehicle type (GTFS route_type, basic values only). */
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

/** One of the two directions of a line (GTFS direction_id); the feed decides which one is 0. */
export const direction = z.union([z.literal(0), z.literal(1)]);
export type Direction = z.infer<typeof direction>;

/**
 * Seconds since noon minus twelve hours of a service day (GTFS Time). Passes 86,400 after midnight. Equals clock
 * time, except on the days on which the clocks change.
 */
export const serviceTime = z.int().min(0);
export type ServiceTime = z.infer<typeof serviceTime>;

/** Days that share a timetable; public holidays run as Sundays unless the feed says otherwise. */
export const dayType = z.enum(['weekday', 'saturday', 'sunday-holiday']);
export type DayType = z.infer<typeof dayType>;

/** The calls of a line's trains in one direction. A station appears twice where a loop closes (Tha Phra on Blue). */
export const linePattern = z.strictObject({
  direction,
  headsign: bilingual,
  stations: z.array(stationCode).min(2),
  /** It leaves the main pattern and has stations of its own. */
  isBranch: z.boolean(),
});
export type LinePattern = z.infer<typeof linePattern>;

/**
 * A line with its stations and patterns.
 *
 * @see product §2, LineTable; architecture §5, GET /lines
 */
export const line = z.strictObject({
  id: lineId,
  /** As on signs: Blue Line. */
  name: bilingual,
  /** The royal or legal name of the line, if any. */
  officialName: bilingual.optional(),
  kind: lineKind,
  colour,
  /** Text colour that is readable on `colour`. */
  textColour: colour,
  agency,
  /** Run for this authority, not a line of another system. */
  isOwn: z.boolean(),
  lengthKilometres: z.number().positive().optional(),
  openedOn: calendarDate.optional(),
  certainty: certainty.default('official'),
  /** Every station once: the main pattern in order of codes, then branches. */
  stations: z.array(stationCode).min(1),
  /** The patterns that together cover every station in both directions; the longest first. */
  patterns: z.array(linePattern),
});
export type Line = z.infer<typeof line>;

/** Where the platforms lie, relative to the street. */
export const stationStructure = z.enum(['elevated', 'underground', 'at-grade']);
export type StationStructure = z.infer<typeof stationStructure>;

/** Where to enter and leave a station; absent flags mean unknown, not "no". */
export const exit = z.strictObject({
  /** As on its sign: `2A`. */
  name: z.string().min(1),
  landmarks: bilingual.optional(),
  position: position.optional(),
  hasLift: z.boolean().optional(),
  hasEscalator: z.boolean().optional(),
  /** Certainty of the flags. */
  asOf: calendarDate.optional(),
  certainty: certainty.optional(),
});
export type Exit = z.infer<typeof exit>;

/**
 * Facilities that a station may have.
 *
 * @see product §2, TableFacility
 */
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

/** What is known about a facility at a station. A missing entry means unknown, not "no". */
export const stationFacility = z.strictObject({
  facility,
  isPresent: z.boolean(),
  note: bilingual.optional(),
  source: bilingual.optional(),
  asOf: calendarDate.optional(),
  certainty,
});
export type StationFacility = z.infer<typeof stationFacility>;

/** A change on foot to another station, of the same system or another one. */
export const interchange = z.strictObject({
  station: stationCode,
  lineIds: z.array(lineId).min(1),
  /** Rounded up. */
  walkMinutes: z.int().nonnegative().optional(),
  /** In a straight line. */
  metres: z.int().nonnegative().optional(),
  /** Whether the change stays inside the paid area; absent if unknown. */
  isInPaidArea: z.boolean().optional(),
  note: bilingual.optional(),
  /** Certainty of the minutes. */
  certainty: certainty.optional(),
});
export type Interchange = z.infer<typeof interchange>;

/** First and last train from a station towards its next one. */
export const serviceHours = z.strictObject({
  lineId,
  direction,
  headsign: bilingual,
  /** Distinguishes two calls of one direction (Tha Phra) and the branches of a fork. */
  nextStation: stationCode,
  /** All days with these two times. */
  dayTypes: z.array(dayType).min(1),
  firstTrain: serviceTime,
  lastTrain: serviceTime,
  /** `computed` if the times follow from line hours and running times, not from a published table. */
  certainty,
});
export type ServiceHours = z.infer<typeof serviceHours>;

/** First and last train of one station, in a list of stations. */
export const stationServiceHours = serviceHours.extend({ station: stationCode });
export type StationServiceHours = z.infer<typeof stationServiceHours>;

/** How often trains depart in a period: "about every n minutes". */
export const headwayPeriod = z.strictObject({
  lineId,
  direction,
  headsign: bilingual,
  /** First and last station of these trains; short runs have periods of their own. */
  from: stationCode,
  to: stationCode,
  dayTypes: z.array(dayType).min(1),
  /** At the first station; the end is exclusive. */
  startTime: serviceTime,
  endTime: serviceTime,
  headwaySeconds: z.int().positive(),
});
export type HeadwayPeriod = z.infer<typeof headwayPeriod>;

/**
 * Everything that is known about a station.
 *
 * @see architecture §5, GET /stations/{code}
 */
export const stationDetail = z.strictObject({
  code: stationCode,
  /** The code on its signs, where that is not fit for addresses. */
  signCode: z.string().min(1).optional(),
  name: bilingual,
  /** Popular, former and short names. */
  aliases: z.array(z.string().min(1)).min(1).optional(),
  position: position.optional(),
  positionCertainty: certainty.optional(),
  structure: stationStructure.optional(),
  /** Lines that call here, in network order. */
  lineIds: z.array(lineId),
  /** A line of this authority calls here. */
  isOwn: z.boolean(),
  /** Absent if unknown (GTFS wheelchair_boarding 0). */
  isStepFree: z.boolean().optional(),
  openedOn: calendarDate.optional(),
  exits: z.array(exit),
  /** Lifts and escalators that are known one by one. */
  equipment: z.array(equipment),
  facilities: z.array(stationFacility),
  interchanges: z.array(interchange),
  serviceHours: z.array(serviceHours),
});
export type StationDetail = z.infer<typeof stationDetail>;

/** A station as lists, tables and the map show it. */
export const stationSummary = stationDetail.omit({ exits: true, equipment: true, serviceHours: true });
export type StationSummary = z.infer<typeof stationSummary>;

/** Whether a lift is recorded, wherever in the station it is. */
export function hasRecordedLift({
  facilities,
  exits = [],
}: Pick<StationDetail, 'facilities'> & Partial<Pick<StationDetail, 'exits'>>): boolean {
  return (
    exits.some(({ hasLift }) => hasLift) ||
    facilities.some(({ facility, isPresent }) => facility === 'lift' && isPresent)
  );
}
