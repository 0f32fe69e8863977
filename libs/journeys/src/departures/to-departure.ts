import type { Departure } from '@raang/domain';
import { toCalendarDate } from '@raang/text-time';
import { idAt } from '../feed/id-table';
import { keyOfName, trainName } from '../live/train-key';
import { hasLiveTrains } from '../raptor/search-day';
import { headsignAt } from '../timetable/headsign';
import { platformsAt, toLiveCall } from '../timetable/live-call';
import { crowdingOf } from '../timetable/occupancy';
import { allStepFree } from '../timetable/step-free';
import type { Timetable } from '../timetable/timetable';
import { departureAt } from '../timetable/timetable-patterns';
import type { Train } from './trains';

export interface DepartureContext {
  timetable: Timetable;
  /** The asked moment; times count from the same origin as those of trains. */
  at: number;
  momentOf: (time: number) => string;
  /** For seconds since 1970. */
  toMoment: (seconds: number) => string;
}

export function toDeparture(
  train: Train,
  { timetable, at, momentOf, toMoment }: DepartureContext,
): Departure {
  const { everySeconds, from, until, patterns, pattern, trip, call, stop, on, missing } = train;
  const index = patterns.tripStart[pattern]! + trip;
  const run = hasLiveTrains(on) ? on.live!.runs[index]! : undefined;
  const headsign = headsignAt(timetable, train, patterns.trip[index]!, call);
  const { scheduledPlatform, ...platform } = platformsAt(timetable, stop, run, call);
  if (everySeconds !== undefined) {
    const since = momentOf(Math.max(from, at));
    return { kind: 'headway', everySeconds, from: since, until: momentOf(until), headsign, ...platform };
  }
  const isStepFree = allStepFree(timetable.stops.stepFree[stop]!, patterns.stepFree[index]!);
  const planned = run?.scheduled ? run.scheduled[call]! + on.offset : undefined;
  const live = missing
    ? { status: missing.status, asOf: toMoment(missing.asOf) }
    : run && toLiveCall(run, call, planned === undefined ? undefined : from - planned, toMoment);
  const crowding = crowdingOf(run?.occupancy.get(call));
  const said = {
    train: run?.key ?? plannedKey(timetable, train),
    departure: momentOf(from),
    headsign,
    ...platform,
    ...(live && { live }),
    ...(crowding && { crowding }),
    ...(isStepFree !== undefined && { isStepFree }),
  };
  if (run && planned === undefined) return { kind: 'live', ...said };
  return {
    kind: 'timetable',
    ...said,
    ...(live && { scheduled: momentOf(planned ?? from) }),
    ...(scheduledPlatform && { scheduledPlatform }),
  };
}

/** As live data name the train, so that its row stays the same when they come. */
function plannedKey({ trips }: Timetable, { patterns, pattern, trip, on }: Train): string {
  return keyOfName(
    trainName({
      tripId: idAt(trips.ids, patterns.trip[patterns.tripStart[pattern]! + trip]!),
      date: toCalendarDate(on.day.day),
      startTime: departureAt(patterns, pattern, trip, 0),
    }),
  );
}
