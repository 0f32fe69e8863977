import type {
  Attribution,
  Bilingual,
  Certainty,
  DataSource,
  FareMedia,
  FareRange,
  FareRule,
  FareTable,
  Licence,
  LineKind,
  Position,
  RiderCategory,
  StationFacility,
  StationStructure,
} from '@raang/domain';

/**
 * A parsed feed: GTFS tables in our vocabulary. Lines, locations, services and trips reference each other by index.
 * Large tables (trips, stop times) are stored in columns, so that 200,000 trips fit in memory.
 */
export interface Feed {
  info: FeedInfo;
  agencies: FeedAgency[];
  /** In network order (GTFS route_sort_order, then order of the file). */
  lines: FeedLine[];
  locations: FeedLocation[];
  services: FeedService[];
  trips: FeedTrips;
  stopTimes: FeedStopTimes;
  frequencies: FeedFrequency[];
  transfers: FeedTransfer[];
  pathways: FeedPathway[];
  facilities: FeedFacility[];
  tariff: Tariff;
  attributions: FeedAttribution[];
  sources: DataSource[];
}

/** Prices and the rules that change them. */
export interface Tariff {
  fareTables: readonly FareTable[];
  /** Of rides whose exact price is unknown. */
  fareRanges: readonly FareRange[];
  rules: readonly FareRule[];
  riderCategories: readonly RiderCategory[];
  fareMedia: readonly FareMedia[];
}

export interface FeedInfo {
  publisher?: { name: Bilingual; url: string };
  version?: string;
  /** Under which others may use the feed. */
  licence?: Licence;
  /** IANA name of the zone of all times in the feed. */
  timeZone: string;
  /**
   * First and last day that the feed covers, `YYYY-MM-DD`, inclusive; from the calendars if feed_info.txt does not
   * state them.
   */
  validFrom?: string;
  validTo?: string;
}

export interface FeedAgency {
  id: string;
  name: Bilingual;
  /** What passengers call its trains. */
  brand?: Bilingual;
  url?: string;
  telephone?: string;
}

export interface FeedLine {
  id: string;
  agency: number;
  name: Bilingual;
  officialName?: Bilingual;
  kind: LineKind;
  /** The number in routes.txt, which alerts name: 1 and 401 are both a metro. */
  routeType: number;
  /** `#RRGGBB`. */
  colour: string;
  textColour: string;
  lengthKilometres?: number;
  /** `YYYY-MM-DD` */
  openedOn?: string;
  /** Service time from which nobody can enter its stations any more. */
  closesAt?: number;
  certainty: Certainty;
}

export interface FeedLocation {
  id: string;
  /** `stop`: a platform, or a stop without a station. */
  kind: 'stop' | 'station' | 'exit' | 'node' | 'boarding-area';
  /** As on signs; the id if there is none. A station's is made safe for URLs and differs from all others. */
  code: string;
  /** As on the station's signs, if `code` is not. */
  signCode?: string;
  name: Bilingual;
  /** Landmarks of an exit. */
  description?: Bilingual;
  position?: Position;
  positionCertainty?: Certainty;
  /** Index of its station (for a boarding area, of its platform); -1 without a parent. */
  parent: number;
  platformCode?: string;
  isStepFree?: boolean;
  /** Popular, former and short names. */
  aliases?: string[];
  structure?: StationStructure;
  openedOn?: string;
  hasLift?: boolean;
  hasEscalator?: boolean;
  /** Certainty of the two flags. */
  asOf?: string;
  certainty?: Certainty;
}

/** Whether passengers know a location as a station: one of the feed, or a stop that belongs to none. */
export const isStation = ({ kind, parent }: Pick<FeedLocation, 'kind' | 'parent'>) =>
  kind === 'station' || (kind === 'stop' && parent < 0);

/** The days on which trips run, as numbers since 1970-01-01. */
export interface FeedService {
  id: string;
  /** Bits: Monday is 1, Tuesday 2, Wednesday 4 … Sunday 64; 0 for a service of single dates. */
  weekdays: number;
  firstDay: number;
  lastDay: number;
  addedDays: ReadonlySet<number>;
  removedDays: ReadonlySet<number>;
}

/** Columns, one entry per trip. */
export interface FeedTrips {
  count: number;
  ids: string[];
  line: Uint32Array;
  service: Uint32Array;
  direction: Uint8Array;
  /** 1 if the feed states the direction; without direction_id it is 0. */
  hasDirection: Uint8Array;
  /** Headsign at the first call: index into `headsigns`, whose texts may be empty. */
  headsign: Uint32Array;
  /** All headsigns, including those of single calls. */
  headsigns: Bilingual[];
  /** GTFS wheelchair_accessible: 1 boarding possible, 2 not possible, 0 unknown. */
  stepFree: Uint8Array;
}

/** Columns, one entry per call; the calls of trip t are `start[t]` to `start[t + 1] - 1`, in order. */
export interface FeedStopTimes {
  count: number;
  start: Uint32Array;
  /** Index into `locations`. */
  location: Uint32Array;
  /** GTFS stop_sequence: ascending within a trip, by any steps. In as few bytes as the greatest one needs. */
  sequence: Uint8Array | Uint16Array | Uint32Array;
  /** Service times; missing ones are interpolated evenly. */
  arrival: Uint32Array;
  departure: Uint32Array;
  /** Headsign from this call on: index into the trips' `headsigns`. */
  headsign: Uint32Array;
  /** 1 if passengers may board, or alight. */
  canBoard: Uint8Array;
  canAlight: Uint8Array;
}

/** A trip that repeats (frequencies.txt). */
export interface FeedFrequency {
  trip: number;
  /** Service times at the first stop; the end is exclusive. */
  startTime: number;
  endTime: number;
  headwaySeconds: number;
  /** False: trains come every `headwaySeconds`, without exact times (GTFS exact_times 0). */
  isExact: boolean;
}

export interface FeedTransfer {
  from: number;
  to: number;
  isPossible: boolean;
  minimumSeconds?: number;
  /** In a straight line. */
  metres?: number;
  isInPaidArea?: boolean;
  note?: Bilingual;
  /** Certainty of the seconds. */
  certainty?: Certainty;
}

/** A path inside a station. */
export interface FeedPathway {
  id: string;
  from: number;
  to: number;
  mode: 'walkway' | 'stairs' | 'moving-walkway' | 'escalator' | 'lift' | 'fare-gate' | 'exit-gate';
  isBidirectional: boolean;
  seconds?: number;
  metres?: number;
}

export interface FeedFacility extends StationFacility {
  station: number;
}

export interface FeedAttribution extends Attribution {
  isProducer: boolean;
  isOperator: boolean;
  isAuthority: boolean;
}
