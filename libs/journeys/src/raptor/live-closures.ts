import type { LiveDay } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import { patternOf } from '../timetable/timetable-patterns';
import { closeCalls, type OpenCalls } from './close-calls';
import { type ClosedByPattern, type ClosedRuns, type ClosedTrips, closedOn } from './closed-runs';
import type { ClosureConditions } from './travel-conditions';

/** What is closed of some trains of a service day, by index of their patterns. */
export interface DayClosures extends OpenCalls {
  /** Undefined without any. */
  closed: ClosedByPattern | undefined;
}

/** Closes live trains as the trains of the timetable that they run for. */
export function closeLiveTrains(
  timetable: Timetable,
  wanted: ClosureConditions,
  closedRuns: ClosedRuns | undefined,
): (live: LiveDay) => DayClosures {
  return remembered((live) => ({
    ...closeCalls(timetable, wanted, live.patterns),
    closed: closeRuns(timetable, live, closedOn(closedRuns, live.day.day)),
  }));
}

/** Searches repeat the same days. */
export function remembered<Created>(create: (live: LiveDay) => Created): (live: LiveDay) => Created {
  const known = new WeakMap<LiveDay, Created & object>();
  return (live) => {
    const found = known.get(live) ?? (create(live) as Created & object);
    known.set(live, found);
    return found;
  };
}

function closeRuns(
  { stops, patterns: planned }: Timetable,
  { patterns, runs }: LiveDay,
  closed: ClosedByPattern | undefined,
): ClosedByPattern | undefined {
  if (!closed) return undefined;
  const found = new Map<number, { apart: Set<number>; passing: Map<number, ReadonlySet<number>> }>();
  for (const [run, { base }] of runs.entries()) {
    const ofPattern = base && closed.get(base.pattern);
    if (!base || !ofPattern?.apart.has(base.trip)) continue;
    const pattern = patternOf(patterns, run);
    const trip = run - patterns.tripStart[pattern]!;
    const known = found.get(pattern) ?? { apart: new Set(), passing: new Map() };
    found.set(pattern, known);
    known.apart.add(trip);
    const passes = passesOf(ofPattern, base, pattern);
    if (passes) known.passing.set(trip, passes);
  }
  return found.size > 0 ? found : undefined;

  /** The calls at the stations that the train of the timetable passes; undefined if it does not run. */
  function passesOf(
    { passing }: ClosedTrips,
    base: { pattern: number; trip: number },
    pattern: number,
  ): ReadonlySet<number> | undefined {
    const passed = passing.get(base.trip);
    if (!passed) return undefined;
    const stationAt = (call: number, of: typeof patterns) => stops.station[of.stop[call]!]!;
    const stations = new Set(
      [...passed].map((call) => stationAt(planned.callStart[base.pattern]! + call, planned)),
    );
    const [first, end] = [patterns.callStart[pattern]!, patterns.callStart[pattern + 1]!];
    const calls = Array.from({ length: end - first }, (_, call) => call);
    return new Set(calls.filter((call) => stations.has(stationAt(first + call, patterns))));
  }
}
