/** How a GTFS-Realtime feed names a train. Fields that it leaves out, or leaves empty, are absent. */
export interface TripDescriptor {
  /** GTFS trip_id. */
  tripId?: string | undefined;
  /** GTFS route_id. */
  routeId?: string | undefined;
  /** GTFS direction_id. */
  directionId?: number | undefined;
  /** Service day, `YYYY-MM-DD`, also for departures after midnight. */
  startDate?: string | undefined;
  /** Departure from the first call, in seconds of the service day: past 86,400 after midnight. */
  startTime?: number | undefined;
  /** It has a `modified_trip`: a detour for other readers, whose run a second update names. */
  isModified?: boolean | undefined;
}

/** One train, or the reason why there is none. */
export type TripAnswer = TripFound | TripNotFound;

/** One train; the first three fields name it in `closedRuns`. */
export interface TripFound {
  isFound: true;
  tripId: string;
  /** Service day, `YYYY-MM-DD`. */
  date: string;
  /** That of the timetable; of a headway service as given, where it is a name and not a time. */
  startTime: number;
  /** A train of a headway service without exact times: it closes nothing in `closedRuns`. */
  isHeadway: boolean;
  /** Index into the timetable's patterns, and into the trips of that pattern. */
  pattern: number;
  trip: number;
}

/** The descriptor names no train, or more than one. */
export interface TripNotFound {
  isFound: false;
  reason: TripNotFoundReason;
}

/**
 * - `modified-trip`: only a note
 * - `incomplete`: too few fields to name one train
 * - `unknown-trip`, `unknown-route`: the timetable lacks the id
 * - `no-calls`: the trip has fewer than two calls
 * - `other-route`, `other-direction`, `other-start`: the field is not that of the timetable
 * - `off-grid`: more than 30 seconds from every departure of exact frequencies
 * - `not-that-day`: the trip does not run on that date, or the date is invalid
 * - `no-day`: no date, and no run of yesterday, today or tomorrow is near its span
 * - `no-run`: no trip_id, and no run with these fields
 * - `ambiguous`: more than one
 */
export type TripNotFoundReason =
  | 'modified-trip'
  | 'incomplete'
  | 'unknown-trip'
  | 'unknown-route'
  | 'no-calls'
  | 'other-route'
  | 'other-direction'
  | 'other-start'
  | 'off-grid'
  | 'not-that-day'
  | 'no-day'
  | 'no-run'
  | 'ambiguous';
