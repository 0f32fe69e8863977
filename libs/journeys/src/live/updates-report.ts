import type { TimeFault } from './predict-calls';
import type { TripNotFoundReason } from './trip-descriptor';

/** What became of the trip updates of one address, for those who run the site. */
export interface UpdatesReport {
  /** Trains that count, cancelled ones too. */
  trains: number;
  /** Updates that name no train of the timetable. */
  notFound: Partial<Record<TripNotFoundReason, number>>;
  /** Other updates that do not count. */
  leftOut: Partial<Record<LeftOutReason, number>>;
  /** Trains that count without their times. */
  withoutTimes: Partial<Record<TimeFault, number>>;
  /** Stop updates that are about no call of their train. */
  unmatchedStops: number;
}

/**
 * - `unknown-relationship`: a value that the format had not when this was written
 * - `too-old`: nothing new was known for too long
 * - `said-twice`: a newer update, or an address that is named before, has the same train; or a newer relationship its id
 * - `too-far-ahead`, `too-long-ago`: its service day
 * - `other-timetable`: fewer than half of the feed's trains are of this timetable
 * - `other-stops`: the feed is for another version, and has stops that the train does not have here
 * - `by-headway`, `not-by-headway`: only trains with a timetable can be copied or replaced, only others can be unscheduled
 * - `no-times`: a train of a headway service, or without a date, that has no time
 * - `too-few-stops`: fewer than two of its stops are known, with their times
 */
export type LeftOutReason =
  | 'unknown-relationship'
  | 'too-old'
  | 'said-twice'
  | 'too-far-ahead'
  | 'too-long-ago'
  | 'other-timetable'
  | 'other-stops'
  | 'by-headway'
  | 'not-by-headway'
  | 'no-times'
  | 'too-few-stops'
  | TimeFault;

export const emptyReport = (): UpdatesReport => ({
  trains: 0,
  notFound: {},
  leftOut: {},
  withoutTimes: {},
  unmatchedStops: 0,
});

export function count<Reason extends string>(
  counts: Partial<Record<Reason, number>>,
  reason: Reason,
  by = 1,
): void {
  counts[reason] = (counts[reason] ?? 0) + by;
}
