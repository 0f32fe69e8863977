import type { LineId, StationCode } from '@raang/domain';

/**
 * Conditions of one query in addition to the timetable; all are optional. Ids that the timetable lacks change nothing:
 * a closure that is not understood never closes more than it says.
 */
export interface TravelConditions {
  /**
   * `known`: only platforms and trains that wheelchairs can use according to the feed. `known-or-unknown`: also
   * those without information.
   */
  stepFree?: 'known' | 'known-or-unknown' | undefined;
  /** Trains pass without stopping, and walks do not lead through. */
  closedStations?: readonly StationCode[] | undefined;
  closedLines?: readonly LineId[] | undefined;
  /** Trains of the line pass the station without stopping; other lines stop. */
  closedCalls?: readonly { lineId: LineId; station: StationCode }[] | undefined;
  /** Single trains that do not run, or pass a station. */
  closedRuns?: readonly ClosedRun[] | undefined;
  /**
   * GTFS stop_ids of platforms, and of stops without a station: no boarding or alighting there. Trains pass, the
   * station's other platforms stay open, and walks may lead through.
   */
  closedStops?: readonly string[] | undefined;
  /** Only trips whose direction the feed states. */
  closedDirections?: readonly ClosedDirection[] | undefined;
  /** Trains of the line may be on time or this much later: passengers should be on the platform as usual. */
  delays?: readonly { lineId: LineId; seconds: number }[] | undefined;
}

/** The conditions that close something for everybody. */
export type ClosureConditions = Omit<TravelConditions, 'stepFree' | 'delays'>;

/**
 * A run of a timetabled trip. A trip by headway has no single runs: its id closes nothing. Nor does the id of a trip of
 * frequencies.txt with exact times, unless `startTime` says which of its departures is meant.
 */
export interface ClosedRun {
  /** GTFS trip_id. */
  tripId: string;
  /** Service day, `YYYY-MM-DD`, also for departures after midnight; every day if absent. */
  date?: string | undefined;
  /** Departure from the first call, in seconds of the service day; if present, it has to be that of the timetable. */
  startTime?: number | undefined;
  /** If present, the run passes this station without stopping, and serves its other ones. */
  station?: StationCode | undefined;
}

/** The runs of a line in one GTFS direction_id. */
export interface ClosedDirection {
  lineId: LineId;
  directionId: 0 | 1;
  /** If present, they pass this station without stopping, and serve their other ones. */
  station?: StationCode | undefined;
}
