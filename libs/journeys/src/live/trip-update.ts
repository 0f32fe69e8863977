import type { TripDescriptor } from './trip-descriptor';

/**
 * What a GTFS-Realtime feed says of the times of one train, with the names of the format. Fields that a feed leaves out, or leaves
 * empty, are absent. Moments are seconds since 1970.
 *
 * @see https://gtfs.org/documentation/realtime/reference/#message-tripupdate
 */
export interface TripUpdate {
  trip: TripDescriptor;
  relationship: TripRelationship;
  /** When it was known; absent for a feed that says it in its header only. */
  timestamp?: number | undefined;
  /** Seconds; until the first stop update with a value. */
  delay?: number | undefined;
  /** In the order of the feed. */
  stopTimeUpdates: readonly StopTimeUpdate[];
  /** Of a DUPLICATED trip: the name, day and start of the copy. */
  properties?: TripProperties | undefined;
  /** Replaces that of the trip: GTFS wheelchair_accessible (0 unknown, 1 yes, 2 no). */
  wheelchairAccessible?: 0 | 1 | 2 | undefined;
}

/** `unknown` for a value that the format had not when this was written: such a train is left out. */
export type TripRelationship =
  | 'SCHEDULED'
  | 'ADDED'
  | 'UNSCHEDULED'
  | 'CANCELED'
  | 'REPLACEMENT'
  | 'DUPLICATED'
  | 'DELETED'
  | 'NEW'
  | 'unknown';

export interface TripProperties {
  tripId?: string | undefined;
  /** Service day, `YYYY-MM-DD`. */
  startDate?: string | undefined;
  /** Seconds of the service day. */
  startTime?: number | undefined;
}

/** One call of a train. */
export interface StopTimeUpdate {
  /** GTFS stop_sequence; 0 is a value. */
  stopSequence?: number | undefined;
  /** GTFS stop_id. */
  stopId?: string | undefined;
  /** NO_DATA also for a value that the format had not when this was written. */
  relationship: 'SCHEDULED' | 'SKIPPED' | 'NO_DATA' | 'UNSCHEDULED';
  arrival?: StopTimeEvent | undefined;
  departure?: StopTimeEvent | undefined;
  /** GTFS stop_id of the platform that the train uses instead. */
  assignedStopId?: string | undefined;
  /** Of a train that the timetable lacks; absent for calls as scheduled. */
  canBoard?: boolean | undefined;
  canAlight?: boolean | undefined;
  /** GTFS-Realtime OccupancyStatus by number. */
  departureOccupancy?: number | undefined;
}

/** An arrival or a departure. */
export interface StopTimeEvent {
  time?: number | undefined;
  /** Seconds; negative if early. */
  delay?: number | undefined;
  /** Seconds; 0 for a time that is certain. */
  uncertainty?: number | undefined;
  /** Of a train that the timetable lacks or that replaces another. */
  scheduledTime?: number | undefined;
}
