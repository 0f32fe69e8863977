import { z } from 'zod';
import { moment } from './moment';
import { bilingual } from './bilingual';
import { direction } from './network';
import { stationCode } from './slug';

/**
 * How a train runs, beside its schedule. Less than a minute is on time. `skipped`: it runs, and does not stop here.
 * `extra`: no timetable has it.
 */
export const liveStatus = z.enum(['on-time', 'late', 'early', 'cancelled', 'skipped', 'extra']);
export type LiveStatus = z.infer<typeof liveStatus>;

/** What live data say of a train at a station. */
export const liveCall = z.strictObject({
  /** Absent for a train of a service by headway, which has no schedule. */
  status: liveStatus.optional(),
  /** After the schedule; negative for an early train. */
  delaySeconds: z.int().optional(),
  /** Its source is not sure of the time. */
  isAbout: z.literal(true).optional(),
  /** When the data were made. */
  asOf: moment,
});
export type LiveCall = z.infer<typeof liveCall>;

/** How full a train is: OccupancyStatus of GTFS-Realtime, without a figure. */
export const crowdingLevel = z.enum([
  'many-seats',
  'few-seats',
  'standing-room',
  'crowded',
  'full',
  'not-boarding',
]);
export type CrowdingLevel = z.infer<typeof crowdingLevel>;

export const crowding = z.strictObject({
  level: crowdingLevel,
  /** By carriage in driving direction; null for one that is unknown. */
  cars: z.array(crowdingLevel.nullable()).min(1).optional(),
});
export type Crowding = z.infer<typeof crowding>;

/**
 * How old live data are: at most 90 seconds, at most 5 minutes, older, or not there at all. Times that are stale are those of
 * the timetable.
 */
export const liveAge = z.enum(['live', 'ageing', 'stale', 'none']);
export type LiveAge = z.infer<typeof liveAge>;

/** State of the live data behind an answer. */
export const liveState = z.strictObject({
  state: liveAge,
  /** When the oldest of them were made. */
  asOf: moment.optional(),
  /** They are invented, for a demonstration. */
  example: z.literal(true).optional(),
});
export type LiveState = z.infer<typeof liveState>;

/** At a station, or between two at which it stops, with the way that it has gone from 0 to 1. */
export const trainPlace = z.union([
  z.strictObject({ at: stationCode }),
  z.strictObject({ from: stationCode, to: stationCode, progress: z.number().min(0).max(1) }),
]);
export type TrainPlace = z.infer<typeof trainPlace>;

/**
 * A train on its line, without coordinates and without anything that names a vehicle but its label.
 * @see GET /lines/{line}/trains
 */
export const lineTrain = z.strictObject({
  /** The same as in departures and journeys. */
  train: z.string().min(1),
  /** Absent for an extra train whose direction nobody states. */
  direction: direction.optional(),
  headsign: bilingual,
  place: trainPlace,
  /** The place is calculated from expected times: no position is known. */
  isComputed: z.literal(true).optional(),
  /** After the schedule, at its next station; negative if early. Absent without a schedule. */
  delaySeconds: z.int().optional(),
  /** What passengers know the train by. */
  label: z.string().min(1).optional(),
  crowding: crowding.optional(),
  /** `ageing`: more than 90 seconds old. Older than three minutes, a train is not listed. */
  state: z.enum(['live', 'ageing']),
  asOf: moment,
});
export type LineTrain = z.infer<typeof lineTrain>;

/**
 * Whether a change of trains will work, by live data: less than a minute to spare, less than what the times are uncertain by, or
 * already too late.
 */
export const connectionRisk = z.enum(['safe', 'tight', 'at-risk', 'missed']);
export type ConnectionRisk = z.infer<typeof connectionRisk>;

/** A change to a train whose time is known. */
export const connection = z.strictObject({
  /** Between being on its platform and its departure. */
  slackSeconds: z.int(),
  risk: connectionRisk,
});
export type Connection = z.infer<typeof connection>;
