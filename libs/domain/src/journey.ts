import { z } from 'zod';
import { moment } from './alert';
import { bilingual } from './bilingual';
import { calendarDate } from './certainty';
import { fare } from './fare';
import { direction } from './network';
import { lineId, stationCode } from './slug';

/** Leave at a time, be there by a time, or leave as late as the day allows. */
export const journeyMode = z.enum(['depart', 'arrive', 'last']);
export type JourneyMode = z.infer<typeof journeyMode>;

const seconds = z.int().nonnegative();

/** A stretch by train. */
export const rideLeg = z.strictObject({
  kind: z.literal('ride'),
  lineId,
  direction,
  from: stationCode,
  to: stationCode,
  /** When the train leaves; by headway when it has left at the latest. */
  departure: moment,
  /** By headway at the latest; with the delay that an alert tells. */
  arrival: moment,
  durationSeconds: seconds,
  /** What is written on the train where one boards. */
  headsign: bilingual,
  /** Between getting on and off, in order, with the time of leaving. */
  stops: z.array(z.strictObject({ station: stationCode, departure: moment })),
  platform: z.string().min(1).optional(),
  /** Spent on the platform; by headway at the most. */
  waitSeconds: seconds,
  /** No timetable is promised: a train about every so often, those of the line that go there taken together. */
  everySeconds: z.int().positive().optional(),
  /** How much later than usual it may arrive. */
  delaySeconds: z.int().positive().optional(),
  /** Whether wheelchairs can board here, ride and alight there; absent where one of them is not known. */
  isStepFree: z.boolean().optional(),
});
export type RideLeg = z.infer<typeof rideLeg>;

/** On foot to another station, or to another platform where `from` and `to` are the same. */
export const walkLeg = z.strictObject({
  kind: z.literal('walk'),
  from: stationCode,
  to: stationCode,
  departure: moment,
  arrival: moment,
  durationSeconds: seconds,
});
export type WalkLeg = z.infer<typeof walkLeg>;

export const journeyLeg = z.discriminatedUnion('kind', [rideLeg, walkLeg]);
export type JourneyLeg = z.infer<typeof journeyLeg>;

/** @see architecture §5, GET /journeys */
export const journey = z.strictObject({
  /** The service day of its first train: after midnight still the day before. */
  serviceDate: calendarDate,
  /** When one has to be there: on the first platform, or setting out on foot. */
  departure: moment,
  arrival: moment,
  durationSeconds: seconds,
  /** Trains less one; none on foot. */
  transfers: z.int().nonnegative(),
  legs: z.array(journeyLeg).min(1),
  /** Empty where the tariff has no price for the day. */
  fares: z.array(fare),
  /** The last time to leave on this service day, by whatever way; absent where one can walk at any time. */
  lastDeparture: moment.optional(),
});
export type Journey = z.infer<typeof journey>;

/**
 * Why there is no journey.
 * - `unknown-station`, `same-station`: nothing to look for
 * - `outside-validity`: the timetable does not speak of that day
 * - `disrupted`: only because stations or lines are closed
 * - `not-step-free`: only with steps, or where nobody knows whether there are any
 * - `no-service`: no train for two weeks, or to the end of the timetable
 * - `not-connected`: no train of any day leads there
 */
export const noJourneyReason = z.enum([
  'unknown-station',
  'same-station',
  'outside-validity',
  'disrupted',
  'not-step-free',
  'no-service',
  'not-connected',
]);
export type NoJourneyReason = z.infer<typeof noJourneyReason>;

const anyDeparture = { headsign: bilingual, platform: z.string().min(1).optional() };

/** One train, or trains that come about every so often. */
export const departure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('timetable'), departure: moment, ...anyDeparture }),
  z.strictObject({
    kind: z.literal('headway'),
    everySeconds: z.int().positive(),
    /** When these trains begin to come, or the asked moment. */
    from: moment,
    /** When they come this often no longer; of the last trains of the day the last one. */
    until: moment,
    ...anyDeparture,
  }),
]);
export type Departure = z.infer<typeof departure>;

/**
 * The next trains of a station towards one of its neighbours.
 * @see architecture §5, GET /stations/{code}/departures
 */
export const directionDepartures = z.strictObject({
  lineId,
  direction,
  /** Tells apart two calls of one direction (Tha Phra) and the ways at a fork. */
  nextStation: stationCode,
  /** Of the train that goes farthest. */
  headsign: bilingual,
  /** Soonest first; none after the last train. */
  departures: z.array(departure),
  /** Of the service day that runs at the asked moment; absent on a day without service. */
  first: moment.optional(),
  last: moment.optional(),
  /** After the last train: the first one of the next day that has any. */
  nextFirst: moment.optional(),
});
export type DirectionDepartures = z.infer<typeof directionDepartures>;
