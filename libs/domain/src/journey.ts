import { z } from 'zod';
import { moment } from './moment';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { fare } from './fare';
import { agencyId, direction } from './network';
import { connection, crowding, liveCall, liveState } from './live';
import { lineId, placeId, stationCode } from './slug';

/** Depart at a time, arrive by a time, or take the last possible departure of the day. */
export const journeyMode = z.enum(['depart', 'arrive', 'last']);
export type JourneyMode = z.infer<typeof journeyMode>;

const seconds = z.int().nonnegative();

/** A leg by train. */
export const rideLeg = z.strictObject({
  kind: z.literal('ride'),
  lineId,
  agencyId,
  isOwn: z.boolean(),
  direction,
  from: stationCode,
  to: stationCode,
  /** Departure; on a headway service, the latest departure. */
  departure: moment,
  /** Arrival; on a headway service, the latest. Includes the delay of an alert. */
  arrival: moment,
  durationSeconds: seconds,
  /** The destination shown on the train at the boarding stop. */
  headsign: bilingual,
  /** Calls between boarding and alighting, in order, with departure times. */
  stops: z.array(z.strictObject({ station: stationCode, departure: moment })),
  platform: z.string().min(1).optional(),
  /** Wait on the platform; on a headway service, the longest. */
  waitSeconds: seconds,
  /**
   * Half of the passengers wait no longer. For a train whose time is known it may be more than `waitSeconds`, since
   * passengers usually get to its platform earlier than they can rely on.
   */
  usualWaitSeconds: seconds,
  /** Set when there is no timetable, only a headway. Includes all trains of the line that serve both stations. */
  everySeconds: z.int().positive().optional(),
  /** Possible additional delay. */
  delaySeconds: z.int().positive().optional(),
  /** Whether wheelchairs can board, ride and alight; absent if any of the three is not known. */
  isStepFree: z.boolean().optional(),
  /** Names a train that live data know; no id of the feed. */
  train: z.string().min(1).optional(),
  /** What live data say of its departure; then `departure` is the expected time, and `arrival` too. */
  live: liveCall.optional(),
  /** By the timetable; set with `live` where there is one. */
  scheduledDeparture: moment.optional(),
  scheduledArrival: moment.optional(),
  /** Set if the train leaves from another one. */
  scheduledPlatform: z.string().min(1).optional(),
  crowding: crowding.optional(),
  /** The change to this train, if live data know one of both. */
  connection: connection.optional(),
});
export type RideLeg = z.infer<typeof rideLeg>;

/** The times of a leg on foot. */
const onFoot = { departure: moment, arrival: moment, durationSeconds: seconds };

/** On foot to another station, or to another platform if `from` and `to` are the same. */
export const walkLeg = z.strictObject({
  kind: z.literal('walk'),
  from: stationCode,
  to: stationCode,
  ...onFoot,
  /** In a straight line; absent inside a station. */
  metres: z.int().nonnegative().optional(),
  /** Absent if unknown. */
  isInPaidArea: z.boolean().optional(),
  /** False if there are steps on every way; absent if unknown. */
  isStepFree: z.boolean().optional(),
  /** The way in words: "covered bridge". */
  note: bilingual.optional(),
  /** Certainty of the duration. */
  certainty: certainty.optional(),
});
export type WalkLeg = z.infer<typeof walkLeg>;

/** How to get from a place to a station, or back. The times are estimates. */
const betweenPlaceAndStation = {
  place: placeId,
  station: stationCode,
  /** As on its sign. */
  exit: z.string().min(1).optional(),
  ...onFoot,
};

/** From the place where the journey starts to its first station. */
export const accessLeg = z.strictObject({ kind: z.literal('access'), ...betweenPlaceAndStation });
export type AccessLeg = z.infer<typeof accessLeg>;

/** From the last station to the place where the journey ends. */
export const egressLeg = z.strictObject({ kind: z.literal('egress'), ...betweenPlaceAndStation });
export type EgressLeg = z.infer<typeof egressLeg>;

/** A part of a journey: a ride, or a walk between stations or to and from a place. */
export const journeyLeg = z.discriminatedUnion('kind', [rideLeg, walkLeg, accessLeg, egressLeg]);
export type JourneyLeg = z.infer<typeof journeyLeg>;

/** Where a journey starts or ends: the code of a station, or the id of a named place. */
export const journeyEnd = z.union([stationCode, placeId]);
export type JourneyEnd = z.infer<typeof journeyEnd>;

/**
 * A journey with its legs and its fare.
 *
 * @see architecture §5, GET /journeys
 */
export const journey = z.strictObject({
  /** Service day of the first train; after midnight it is still the previous day. */
  serviceDate: calendarDate,
  /** When the passenger must be on the first platform, or start walking. */
  departure: moment,
  /** At the latest, like those of its legs. */
  arrival: moment,
  /** Until the latest arrival. */
  durationSeconds: seconds,
  /** With the usual waits: half of the passengers have arrived by then. */
  usualDurationSeconds: seconds,
  /** Number of trains minus one; 0 on foot. */
  transfers: z.int().nonnegative(),
  legs: z.array(journeyLeg).min(1),
  /** Empty if the tariff has no price for the day. */
  fares: z.array(fare),
  /** Last departure on this service day, by any route; absent if the whole way can be walked at any time. */
  lastDeparture: moment.optional(),
  /** Some of its times are those of live trains. */
  isLive: z.boolean(),
});
export type Journey = z.infer<typeof journey>;

/**
 * Why there is no journey.
 * - `unknown-station`, `same-station`: nothing to search for
 * - `place-without-station`: no station in walking distance of one of the places
 * - `outside-validity`: the timetable does not cover that day
 * - `disrupted`: only because stations or lines are closed
 * - `not-step-free`: only with steps, or no information about steps
 * - `no-service`: no train for two weeks, or until the end of the timetable
 * - `not-connected`: no train of any day goes there
 */
export const noJourneyReason = z.enum([
  'unknown-station',
  'same-station',
  'place-without-station',
  'outside-validity',
  'disrupted',
  'not-step-free',
  'no-service',
  'not-connected',
]);
export type NoJourneyReason = z.infer<typeof noJourneyReason>;

const anyDeparture = { headsign: bilingual, platform: z.string().min(1).optional() };

const oneTrain = {
  /** Names the train as long as it runs; no id of the feed. */
  train: z.string().min(1),
  /** As expected. */
  departure: moment,
  ...anyDeparture,
  live: liveCall.optional(),
  crowding: crowding.optional(),
  /** Whether wheelchairs can board; absent if it is not known. */
  isStepFree: z.boolean().optional(),
};

/**
 * One train of the timetable, one that live data alone know, or the trains of a headway service. A train that is cancelled or
 * skipped is listed for a while, at its scheduled time.
 */
export const departure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('timetable'),
    ...oneTrain,
    /** By the timetable; set with `live`. */
    scheduled: moment.optional(),
    /** Set if it leaves from another one. */
    scheduledPlatform: z.string().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal('live'), ...oneTrain }),
  z.strictObject({
    kind: z.literal('headway'),
    everySeconds: z.int().positive(),
    /** Start of this headway, or the requested moment if later. */
    from: moment,
    /** End of this headway; for the last trains of the day, the last departure. */
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
  /** Distinguishes two calls of one direction (Tha Phra) and the branches of a fork. */
  nextStation: stationCode,
  /** Destination of the train that goes farthest. */
  headsign: bilingual,
  /** Soonest first; empty after the last train. */
  departures: z.array(departure),
  /** Of a headway service with live trains: the last of them. Until then no other one comes. */
  liveUntil: moment.optional(),
  live: liveState,
  /** On the service day of the requested moment, and never later than planned; absent on a day without service. */
  first: moment.optional(),
  last: moment.optional(),
  /** After the last train: the first train of the next service day. */
  nextFirst: moment.optional(),
});
export type DirectionDepartures = z.infer<typeof directionDepartures>;
