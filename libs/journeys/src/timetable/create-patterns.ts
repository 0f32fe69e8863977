import type { Feed, FeedFrequency } from '../feed/feed';
import { lastStart, reliableUntil } from '../network/headways';
import { never, toHeadwayServices, type HeadwayService } from './headway-service';
import type { TimetablePatterns } from './timetable-patterns';
import { findTripRuns, groupByCalls, splitOvertaking, type TripRuns } from './trip-runs';

interface PatternDraft {
  /** The trip whose calls it has. */
  trip: number;
  /** Its trips with their shifts, earliest first. */
  trips: readonly number[];
  shifts: readonly number[];
  periods?: readonly HeadwayService[];
  reliableUntil?: number;
  changeUntil?: number;
  lastStart?: number;
}

/** @param stopOf the stop of a location */
export function createPatterns(feed: Feed, stopOf: ReadonlyMap<number, number>): TimetablePatterns {
  const frequenciesOf = Map.groupBy(feed.frequencies, ({ trip }) => trip);
  const drafts = [
    ...draftTimetabled(feed, findTripRuns(feed, frequenciesOf)),
    ...draftHeadway(feed, frequenciesOf),
  ];
  return toColumns(feed, stopOf, drafts);
}

function draftTimetabled(feed: Feed, runs: TripRuns): PatternDraft[] {
  return groupByCalls(feed, runs.trip)
    .flatMap((group) => splitOvertaking(feed, group, runs))
    .map((row) => ({
      trip: runs.trip[row[0]!]!,
      trips: row.map((run) => runs.trip[run]!),
      shifts: row.map((run) => runs.shift[run]!),
    }));
}

/** Headway trips: one pattern per trip, since each has its own running times. */
function draftHeadway(
  feed: Feed,
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>,
): PatternDraft[] {
  const { start, departure } = feed.stopTimes;
  const byHeadway = [...frequenciesOf].flatMap(([trip, frequencies]) => {
    const periods = frequencies.filter(({ isExact }) => !isExact);
    return periods.length > 0 && start[trip + 1]! - start[trip]! > 1 ? [{ trip, periods }] : [];
  });
  const families = groupByCalls(
    feed,
    Uint32Array.from(byHeadway, ({ trip }) => trip),
  );
  return families.flatMap((members) => {
    const along = families.filter((others) =>
      isPartOf(feed, byHeadway[members[0]!]!.trip, byHeadway[others[0]!]!.trip),
    );
    return members.map((member) => {
      const { trip, periods } = byHeadway[member]!;
      const { closesAt } = feed.lines[feed.trips.line[trip]!]!;
      const ofService = (others: readonly number[]) =>
        others
          .map((other) => byHeadway[other]!)
          .filter((other) => feed.trips.service[other.trip] === feed.trips.service[trip])
          .flatMap((other) => other.periods);
      const [family, all] = [ofService(members), ofService(along.flat())];
      return {
        trip,
        trips: [trip],
        // so that times are relative to the first departure
        shifts: [-departure[start[trip]!]!],
        periods: toHeadwayServices(periods, family),
        reliableUntil: reliableUntil(family, closesAt),
        changeUntil: reliableUntil(all, closesAt),
        lastStart: Math.max(...all.map(lastStart)),
      };
    });
  });
}

/** Whether a trip's calls are part of another one's, such as those of a short run: the other one's trains replace it. */
function isPartOf({ trips, stopTimes }: Feed, trip: number, other: number): boolean {
  const { line, direction, hasDirection } = trips;
  if ([line, direction, hasDirection].some((column) => column[trip] !== column[other])) return false;
  const { start, location, canBoard, canAlight } = stopTimes;
  const callsOf = (one: number) => {
    const [from, to] = [start[one]!, start[one + 1]!];
    const calls = Array.from(location.subarray(from, to), (at, call) =>
      [at, canBoard[from + call], canAlight[from + call]].join(':'),
    );
    return `,${calls.join()},`;
  };
  return callsOf(other).includes(callsOf(trip));
}

function toColumns(
  feed: Feed,
  stopOf: ReadonlyMap<number, number>,
  drafts: readonly PatternDraft[],
): TimetablePatterns {
  const { trips, stopTimes } = feed;
  const lengthOf = ({ trip }: PatternDraft) => stopTimes.start[trip + 1]! - stopTimes.start[trip]!;
  const callStart = sums(drafts.map(lengthOf));
  const tripStart = sums(drafts.map((draft) => draft.trips.length));
  const timeStart = sums(drafts.map((draft) => 2 * lengthOf(draft) * draft.trips.length));
  const [calls, runs, times] = [callStart.at(-1)!, tripStart.at(-1)!, timeStart.at(-1)!];
  const patterns: TimetablePatterns = {
    count: drafts.length,
    line: Uint32Array.from(drafts, ({ trip }) => trips.line[trip]!),
    direction: Uint8Array.from(drafts, ({ trip }) => trips.direction[trip]!),
    hasDirection: Uint8Array.from(drafts, ({ trip }) => trips.hasDirection[trip]!),
    isHeadway: Uint8Array.from(drafts, ({ periods }) => Number(periods !== undefined)),
    callStart,
    stop: new Uint32Array(calls),
    canBoard: new Uint8Array(calls),
    canAlight: new Uint8Array(calls),
    tripStart,
    trip: new Uint32Array(runs),
    service: new Uint32Array(runs),
    stepFree: new Uint8Array(runs),
    begin: new Int32Array(runs),
    timeStart,
    elapsed: longestTrip(stopTimes) < 2 ** 16 ? new Uint16Array(times) : new Int32Array(times),
    periods: drafts.map(({ periods }) => periods),
    reliableUntil: Int32Array.from(drafts, (draft) => Math.min(draft.reliableUntil ?? never, never)),
    changeUntil: Int32Array.from(drafts, (draft) => Math.min(draft.changeUntil ?? never, never)),
    lastStart: Int32Array.from(drafts, (draft) => draft.lastStart ?? never),
    longestHeadway: Int32Array.from(drafts, ({ periods = [] }) =>
      Math.max(0, ...periods.map(({ headwaySeconds }) => headwaySeconds)),
    ),
  };
  for (const [pattern, draft] of drafts.entries()) fillPattern(patterns, pattern, draft, feed, stopOf);
  return patterns;
}

function fillPattern(
  patterns: TimetablePatterns,
  pattern: number,
  draft: PatternDraft,
  { trips, stopTimes }: Feed,
  stopOf: ReadonlyMap<number, number>,
): void {
  const length = patterns.callStart[pattern + 1]! - patterns.callStart[pattern]!;
  const count = draft.trips.length;
  const [firstCall, firstTrip, firstTime] = [
    patterns.callStart[pattern]!,
    patterns.tripStart[pattern]!,
    patterns.timeStart[pattern]!,
  ];
  const base = stopTimes.start[draft.trip]!;
  for (let call = 0; call < length; call += 1) {
    patterns.stop[firstCall + call] = stopOf.get(stopTimes.location[base + call]!)!;
    patterns.canBoard[firstCall + call] = stopTimes.canBoard[base + call]!;
    patterns.canAlight[firstCall + call] = stopTimes.canAlight[base + call]!;
  }
  for (let index = 0; index < count; index += 1) {
    const trip = draft.trips[index]!;
    const shift = draft.shifts[index]!;
    const from = stopTimes.start[trip]!;
    const begin = stopTimes.arrival[from]!;
    patterns.begin[firstTrip + index] = begin + shift;
    patterns.trip[firstTrip + index] = trip;
    patterns.service[firstTrip + index] = trips.service[trip]!;
    patterns.stepFree[firstTrip + index] = trips.stepFree[trip]!;
    for (let call = 0; call < length; call += 1) {
      const time = firstTime + 2 * (index * length + call);
      patterns.elapsed[time] = stopTimes.arrival[from + call]! - begin;
      patterns.elapsed[time + 1] = stopTimes.departure[from + call]! - begin;
    }
  }
}

/** In seconds, from its first arrival to its last departure. */
function longestTrip({ start, arrival, departure }: Feed['stopTimes']): number {
  let longest = 0;
  for (let trip = 0; trip + 1 < start.length; trip += 1) {
    if (start[trip] === start[trip + 1]) continue;
    longest = Math.max(longest, departure[start[trip + 1]! - 1]! - arrival[start[trip]!]!);
  }
  return longest;
}

/** Offsets of consecutive ranges, with the end of the last one. */
export function sums(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = starts[index]! + length;
  return starts;
}
