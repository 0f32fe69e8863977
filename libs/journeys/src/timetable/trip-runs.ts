import type { Feed, FeedFrequency } from '../feed/feed';

/** One run of a timetable trip: the feed's times plus `shift` seconds. */
export interface TripRuns {
  count: number;
  trip: Uint32Array;
  shift: Int32Array;
}

/** All runs with exact times: trips without frequencies, and each departure of those with exact ones. */
export function findTripRuns(
  { trips, stopTimes }: Feed,
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>,
): TripRuns {
  const trip: number[] = [];
  const shift: number[] = [];
  for (let index = 0; index < trips.count; index += 1) {
    const from = stopTimes.start[index]!;
    if (stopTimes.start[index + 1]! - from < 2) continue;
    const frequencies = frequenciesOf.get(index);
    if (!frequencies) {
      trip.push(index);
      shift.push(0);
      continue;
    }
    for (const { startTime, endTime, headwaySeconds, isExact } of frequencies) {
      for (let start = startTime; isExact && start < endTime; start += headwaySeconds) {
        trip.push(index);
        shift.push(start - stopTimes.departure[from]!);
      }
    }
  }
  return { count: trip.length, trip: Uint32Array.from(trip), shift: Int32Array.from(shift) };
}

/**
 * Groups trips with the same line, direction (0, 1 or not stated), calls and permissions to board and alight, in the order of their first
 * one. Compares hashes first: 200,000 string keys would cost more than the rest.
 */
export function groupByCalls({ trips, stopTimes }: Feed, ofTrips: Uint32Array): number[][] {
  const { start, location, canBoard, canAlight } = stopTimes;
  const groups = new Map<number, { trip: number; runs: number[] }[]>();
  const inOrder: number[][] = [];
  for (let run = 0; run < ofTrips.length; run += 1) {
    const trip = ofTrips[run]!;
    const alike = groups.get(sumOf(trip)) ?? [];
    groups.set(sumOf(trip), alike);
    const group = alike.find((other) => isSame(other.trip, trip));
    if (group) group.runs.push(run);
    else {
      const runs = [run];
      alike.push({ trip, runs });
      inOrder.push(runs);
    }
  }
  return inOrder;

  function sumOf(trip: number): number {
    let sum = Math.imul(trips.line[trip]! * 2 + trips.direction[trip]!, 0x9e37_79b1);
    for (let call = start[trip]!; call < start[trip + 1]!; call += 1) {
      sum = Math.imul(sum ^ (location[call]! * 4 + canBoard[call]! * 2 + canAlight[call]!), 0x0100_0193);
    }
    return sum;
  }

  function isSame(one: number, other: number): boolean {
    const [from, to] = [start[one]!, start[other]!];
    const length = start[one + 1]! - from;
    if (trips.line[one] !== trips.line[other] || trips.direction[one] !== trips.direction[other])
      return false;
    if (trips.hasDirection[one] !== trips.hasDirection[other]) return false;
    if (start[other + 1]! - to !== length) return false;
    for (let call = 0; call < length; call += 1) {
      if (location[from + call] !== location[to + call]) return false;
      if (canBoard[from + call] !== canBoard[to + call]) return false;
      if (canAlight[from + call] !== canAlight[to + call]) return false;
    }
    return true;
  }
}

/** Up to this number of services, each gets rows of its own, so that searches skip those of other days. */
const fewServices = 6;

/**
 * Splits runs with the same calls into rows without overtaking, so that the first train to depart is the first to
 * arrive everywhere.
 */
export function splitOvertaking(feed: Feed, runs: readonly number[], all: TripRuns): number[][] {
  const byService = Map.groupBy(runs, (run) => feed.trips.service[all.trip[run]!]!);
  const groups = byService.size > fewServices ? [runs] : [...byService.values()];
  return groups.flatMap((group) => splitGroup(feed, group, all));
}

function splitGroup({ stopTimes }: Feed, runs: readonly number[], all: TripRuns): number[][] {
  const { start, arrival, departure } = stopTimes;
  const [first] = runs as [number];
  const timeOf = (times: Uint32Array) => (run: number, call: number) =>
    times[start[all.trip[run]!]! + call]! + all.shift[run]!;
  const calls = start[all.trip[first]! + 1]! - start[all.trip[first]!]!;
  return splitRows(runs, { calls, arrivalOf: timeOf(arrival), departureOf: timeOf(departure) });
}

interface RowTimes<Run> {
  /** The same of each run. */
  calls: number;
  arrivalOf: (run: Run, call: number) => number;
  departureOf: (run: Run, call: number) => number;
}

/** Splits runs with the same calls into rows, earliest first, in which none overtakes another. */
export function splitRows<Run>(
  runs: readonly Run[],
  { calls, arrivalOf, departureOf }: RowTimes<Run>,
): Run[][] {
  const inOrder = [...runs].sort(
    (a, b) => departureOf(a, 0) - departureOf(b, 0) || arrivalOf(a, calls - 1) - arrivalOf(b, calls - 1),
  );
  const rows: Run[][] = [];
  for (const run of inOrder) {
    const row = rows.find((candidate) => !overtakes(run, candidate.at(-1)!));
    if (row) row.push(run);
    else rows.push([run]);
  }
  return rows;

  function overtakes(run: Run, before: Run): boolean {
    for (let call = 0; call < calls; call += 1) {
      if (arrivalOf(run, call) < arrivalOf(before, call)) return true;
      if (departureOf(run, call) < departureOf(before, call)) return true;
    }
    return false;
  }
}
