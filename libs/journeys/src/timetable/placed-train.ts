import type { Bilingual } from '@raang/domain';
import type { Occupancy } from './occupancy';

/** Where a train is on its line. Calls are those of the train, by index. */
export interface PlacedTrain {
  /** As `LiveRun.key` of the same train. */
  key: string;
  /** Day number of its service day. */
  day: number;
  /** Index of the timetable's lines. */
  line: number;
  /** GTFS direction_id, or the one that the timetable gives to its trains; undefined for an extra train whose feed states none. */
  direction: number | undefined;
  /** The train of the timetable that it runs for, by pattern and trip of that pattern, from 0; undefined for an extra train. */
  base: { pattern: number; trip: number } | undefined;
  headsign: Bilingual;
  place: TrainPlace;
  /** The call at which it stands, or that it has left last. */
  call: number;
  status: 'standing' | 'moving';
  /** The place is calculated from predicted times: no position is known. */
  isComputed: boolean;
  /** Seconds behind the timetable at its next call; negative if early. Undefined without a prediction or a schedule. */
  delaySeconds: number | undefined;
  /** What passengers know the train by. */
  label: string | undefined;
  occupancy: Occupancy | undefined;
  /** When its data were made, in seconds since 1970. */
  asOf: number;
}

/** At a station, or between two at which it stops. Indexes of the timetable's stations; the progress is from 0 to 1. */
export type TrainPlace = { at: number } | { from: number; to: number; progress: number };

/** How old what is known of a train's place may be. */
const mostSecondsOld = { live: 90, kept: 180 };

/**
 * Whether the place of a train is as new as live data are, or has to be shown with its age. Undefined if it is too old.
 * @param now seconds since 1970
 */
export function placeAge({ asOf }: Pick<PlacedTrain, 'asOf'>, now: number): 'live' | 'ageing' | undefined {
  if (now - asOf <= mostSecondsOld.live) return 'live';
  return now - asOf <= mostSecondsOld.kept ? 'ageing' : undefined;
}
