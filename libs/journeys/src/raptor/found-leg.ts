/** A way by stops, in seconds from the moment from which the search counted. */
export type FoundLeg = FoundRide | FoundWalk;

export interface FoundRide {
  kind: 'ride';
  pattern: number;
  /** Index into the days that were searched. */
  day: number;
  /** Index of the trip in its pattern; by headway 0. */
  trip: number;
  /** Index of the calls in the pattern. */
  boardCall: number;
  alightCall: number;
  /** When one has to be on the platform. */
  ready: number;
  /** When the train leaves; by headway, at the latest. */
  departure: number;
  arrival: number;
}

export interface FoundWalk {
  kind: 'walk';
  from: number;
  to: number;
  departure: number;
  arrival: number;
}
