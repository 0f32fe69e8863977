// What the simulator knows of a feed. Times are seconds of the service day, days are numbers since 1970-01-01.

export interface Network {
  /** SHA-256 of the feed's files. */
  digest: string;
  /** feed_version of feed_info.txt. */
  version: string | undefined;
  trips: readonly Trip[];
  lines: readonly Line[];
  stations: readonly Station[];
  /** The service day that has this moment, in seconds since 1970. */
  dayAt: (moment: number) => number;
  /** The moment at which a service day begins, in seconds since 1970. */
  startOf: (day: number) => number;
  /** The moment at which clocks of the network show a time, such as `2026-11-30T08:00`; NaN for an invalid text. */
  momentOf: (text: string) => number;
}

export interface Trip {
  id: string;
  routeId: string;
  /** Undefined if the feed does not state it. */
  directionId: number | undefined;
  calls: readonly Call[];
  runsOn: (day: number) => boolean;
  /** Empty for a trip with times of its own. */
  frequencies: readonly Frequency[];
}

export interface Call {
  sequence: number;
  stop: Stop;
  arrival: number;
  departure: number;
}

/** A platform. */
export interface Stop {
  id: string;
  position: Position | undefined;
  /** The other platforms of its station. */
  others: readonly string[];
}

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Frequency {
  startTime: number;
  /** Exclusive. */
  endTime: number;
  headwaySeconds: number;
  isExact: boolean;
}

export interface Texts {
  th: string;
  en: string;
}

export interface Line {
  id: string;
  name: Texts;
}

export interface Station {
  id: string;
  name: Texts;
  hasLift: boolean;
}
