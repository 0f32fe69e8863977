import type { LiveTimetable, PositionsReport, Timetable, UpdatesReport } from '@raang/journeys';
import type { TrainAddressStatus } from './train-address';

/** The feed with which trains are matched. A thread receives it, so it is plain data. */
export interface FeedToMatch {
  /** Tells it from the feeds before. */
  number: number;
  timetable: Timetable;
  /** The feed_version of feed_info.txt. */
  version?: string | undefined;
}

/** What all addresses together say of trains at a moment. Plain data, which a thread sends. */
export interface LiveSnapshot {
  /** Number of the feed that the trains are matched with; undefined before there is one. */
  feed: number | undefined;
  /** In seconds since 1970. */
  madeAt: number;
  days: LiveTimetable['days'];
  trains: LiveTimetable['trains'];
  /** Indexes of the lines that the addresses know trains of, also if all of their data are too old. */
  lines: readonly number[];
  /** When the newest trip updates were made, in seconds since 1970; undefined before the first ones. */
  saidAt?: number | undefined;
  /** Some of its trains are invented. */
  isExample: boolean;
  addresses: PolledAddress[];
}

/** State of an address, with what became of its trip updates and of its positions. */
export interface PolledAddress extends TrainAddressStatus {
  trips?: UpdatesReport | undefined;
  places?: PositionsReport | undefined;
}
