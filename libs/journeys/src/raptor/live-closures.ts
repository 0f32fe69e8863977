import type { LiveDay } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import { callCount, patternOf } from '../timetable/timetable-patterns';
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
  { stops }: Timetable,
  { patterns, runs }: LiveDay,
  closed: ClosedByPattern | undefined,
): ClosedByPattern | undefined {
  if (!closed) return undefined;
  const found = new Map<number, Closed>();
  for (const [run, { base }] of runs.entries()) {
    const ofPattern = base && closed.get(base.pattern);
    if (!ofPattern) continue;
    const stations = ofPattern.passedStations.get(base.trip);
    if (!stations && !ofPattern.apart.has(base.trip)) continue;
    const pattern = patternOf(patterns, run);
    const trip = run - patterns.tripStart[pattern]!;
    const known: Closed = found.get(pattern) ?? {
      apart: new Set(),
      passing: new Map(),
      passedStations: new Map(),
    };
    found.set(pattern, known);
    known.apart.add(trip);
    if (stations) known.passing.set(trip, callsAt(stations, pattern));
  }
  return found.size > 0 ? found : undefined;

  function callsAt(stations: ReadonlySet<number>, pattern: number): ReadonlySet<number> {
    const first = patterns.callStart[pattern]!;
    const calls = Array.from({ length: callCount(patterns, pattern) }, (_, call) => call);
    return new Set(calls.filter((call) => stations.has(stops.station[patterns.stop[first + call]!]!)));
  }
}

interface Closed extends ClosedTrips {
  apart: Set<number>;
  passing: Map<number, ReadonlySet<number>>;
}
