import type {
  Bilingual,
  Certainty,
  Connection,
  FareMedia,
  FareRule,
  FareTable,
  LineKind,
  Position,
  RiderCategory,
  StationFacility,
  StationStructure,
} from '@raang/domain';

/**
 * A feed as read: GTFS tables in our words. Lines, locations, services and trips are referred to by their index.
 * What is large (trips, stop times) is kept in columns, so that 200,000 trips fit in memory.
 */
export interface Feed {
  info: FeedInfo;
  operators: FeedOperator[];
  /** In the order of the network (GTFS route_sort_order, then as in the file). */
  lines: FeedLine[];
  locations: FeedLocation[];
  services: FeedService[];
  trips: FeedTrips;
  stopTimes: FeedStopTimes;
  frequencies: FeedFrequency[];
  transfers: FeedTransfer[];
  pathways: FeedPathway[];
  connections: FeedConnection[];
  facilities: FeedFacility[];
  tariff: Tariff;
  attributions: FeedAttribution[];
}

/** Prices and the rules that change them. */
export interface Tariff {
  fareTables: readonly FareTable[];
  rules: readonly FareRule[];
  riderCategories: readonly RiderCategory[];
  fareMedia: readonly FareMedia[];
}

export interface FeedInfo {
  publisher?: string;
  version?: string;
  /** IANA name; every time of the feed is read in it. */
  timeZone: string;
  /** Days for which the feed speaks, `YYYY-MM-DD`, both inclusive; from the calendars where it does not say. */
  validFrom?: string;
  validTo?: string;
}

export interface FeedOperator {
  id: string;
  name: Bilingual;
  url?: string;
  telephone?: string;
}

export interface FeedLine {
  id: string;
  operator: number;
  name: Bilingual;
  officialName?: Bilingual;
  kind: LineKind;
  /** `#RRGGBB`. */
  colour: string;
  textColour: string;
  lengthKilometres?: number;
  /** `YYYY-MM-DD` */
  openedOn?: string;
  certainty: Certainty;
}

export interface FeedLocation {
  id: string;
  /** `stop`: a platform, or a stop that stands alone. */
  kind: 'stop' | 'station' | 'exit' | 'node' | 'boarding-area';
  /** As on signs; the id where there is none. */
  code: string;
  name: Bilingual;
  /** Of an exit: its landmarks. */
  description?: Bilingual;
  position?: Position;
  /** Index of the station (or, of a boarding area, the platform) that it belongs to; -1 when it stands alone. */
  parent: number;
  platformCode?: string;
  isStepFree?: boolean;
  structure?: StationStructure;
  openedOn?: string;
  hasLift?: boolean;
  hasEscalator?: boolean;
  /** Of the two flags. */
  asOf?: string;
  certainty?: Certainty;
}

/** On which days trips run. Days are counted from 1970-01-01. */
export interface FeedService {
  id: string;
  /** Monday is 1, Tuesday 2, Wednesday 4 … Sunday 64; 0 for a service of single dates. */
  weekdays: number;
  firstDay: number;
  lastDay: number;
  addedDays: ReadonlySet<number>;
  removedDays: ReadonlySet<number>;
}

/** Columns, one entry a trip. */
export interface FeedTrips {
  count: number;
  ids: string[];
  line: Uint32Array;
  service: Uint32Array;
  direction: Uint8Array;
  /** What the train says at its first call: index into `headsigns`, whose texts may be empty. */
  headsign: Uint32Array;
  /** Every text that stands on trains, also those of single calls. */
  headsigns: Bilingual[];
  /** 1 where wheelchairs can board (GTFS wheelchair_accessible), 2 where they cannot, 0 not known. */
  stepFree: Uint8Array;
}

/** Columns, one entry a call; the calls of trip t are `start[t]` to `start[t + 1] - 1`, in order. */
export interface FeedStopTimes {
  count: number;
  start: Uint32Array;
  /** Index into `locations`. */
  location: Uint32Array;
  /** Service times; calls without times are spread evenly between their neighbours. */
  arrival: Uint32Array;
  departure: Uint32Array;
  /** What the train says from this call on: index into the trips' `headsigns`. */
  headsign: Uint32Array;
  /** 1 where passengers may board, respectively alight. */
  canBoard: Uint8Array;
  canAlight: Uint8Array;
}

/** A trip that is repeated. */
export interface FeedFrequency {
  trip: number;
  /** Service times at the first stop; the end is exclusive. */
  startTime: number;
  endTime: number;
  headwaySeconds: number;
  /** False: trains come about every `headwaySeconds`, at no promised time (GTFS exact_times 0). */
  isExact: boolean;
}

export interface FeedTransfer {
  from: number;
  to: number;
  isPossible: boolean;
  minimumSeconds?: number;
  isInPaidArea?: boolean;
  note?: Bilingual;
  /** Of the seconds. */
  certainty?: Certainty;
}

/** A way inside a station. */
export interface FeedPathway {
  from: number;
  to: number;
  mode: 'walkway' | 'stairs' | 'moving-walkway' | 'escalator' | 'lift' | 'fare-gate' | 'exit-gate';
  isBidirectional: boolean;
  seconds?: number;
  metres?: number;
}

export interface FeedConnection extends Connection {
  station: number;
}

export interface FeedFacility extends StationFacility {
  station: number;
}

export interface FeedAttribution {
  organisation: string;
  url?: string;
  isProducer: boolean;
  isOperator: boolean;
  isAuthority: boolean;
}
