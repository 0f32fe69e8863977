import type { Crowding, CrowdingLevel, Departure, LiveCall, LiveStatus } from '@raang/domain';
import { toCalendarDate } from '@raang/text-time';
import { idAt } from '../feed/id-table';
import { keyOfName, trainName } from '../live/train-key';
import { hasLiveTrains } from '../raptor/search-day';
import { headsignAt } from '../timetable/headsign';
import { callStates, type LiveRun } from '../timetable/live-timetable';
import { allStepFree } from '../timetable/step-free';
import type { Timetable } from '../timetable/timetable';
import { departureAt } from '../timetable/timetable-patterns';
import type { Train } from './trains';

/** Less than this beside the schedule is on time. */
const onTimeSeconds = 60;

export interface DepartureContext {
  timetable: Timetable;
  /** The asked moment; times count from the same origin as those of trains. */
  at: number;
  momentOf: (time: number) => string;
  /** For seconds since 1970. */
  toMoment: (seconds: number) => string;
}

export function toDeparture(train: Train, context: DepartureContext): Departure {
  const { timetable, at, momentOf } = context;
  const { everySeconds, until, patterns, pattern, trip, call, stop, on, missing } = train;
  const index = patterns.tripStart[pattern]! + trip;
  const run = hasLiveTrains(on) ? on.live!.runs[index]! : undefined;
  const headsign = headsignAt(timetable, train, patterns.trip[index]!, call);
  const platform = run?.unknownPlatforms.has(call) ? undefined : timetable.stops.platformCodes[stop];
  const said = { headsign, ...(platform && { platform }) };
  if (everySeconds !== undefined) {
    const from = momentOf(Math.max(train.from, at));
    return { kind: 'headway', everySeconds, from, until: momentOf(until), ...said };
  }
  const isStepFree = allStepFree(timetable.stops.stepFree[stop]!, patterns.stepFree[index]!);
  const common = {
    train: run?.key ?? plannedKey(timetable, train),
    departure: momentOf(train.from),
    ...said,
    ...(isStepFree !== undefined && { isStepFree }),
  };
  if (missing) {
    const { status, asOf } = missing;
    const live = { status, asOf: context.toMoment(asOf) };
    return { kind: 'timetable', ...common, scheduled: common.departure, live };
  }
  if (!run) return { kind: 'timetable', ...common };
  return toLiveDeparture(run, { train, common, platform }, context);
}

function toLiveDeparture(
  run: LiveRun,
  {
    train,
    common,
    platform,
  }: {
    train: Train;
    common: Omit<Extract<Departure, { kind: 'live' }>, 'kind'>;
    platform: string | undefined;
  },
  { timetable, momentOf, toMoment }: DepartureContext,
): Departure {
  const { call, on, from } = train;
  const planned = run.scheduled && run.scheduled[call]! + on.offset;
  const live = toLiveCall(run, call, planned === undefined ? undefined : from - planned, toMoment);
  const crowding = toCrowding(run.occupancy.get(call));
  const said = { ...common, ...(live && { live }), ...(crowding && { crowding }) };
  if (planned === undefined) return { kind: 'live', ...said };
  const before = timetable.stops.platformCodes[run.scheduledStops.get(call) ?? train.stop];
  return {
    kind: 'timetable',
    ...said,
    ...(live && { scheduled: momentOf(planned) }),
    ...(before && platform && before !== platform && { scheduledPlatform: before }),
  };
}

/** Undefined if nothing is known of the time. @param delay undefined without a schedule */
function toLiveCall(
  { states, kind, asOf }: LiveRun,
  call: number,
  delay: number | undefined,
  toMoment: (seconds: number) => string,
): LiveCall | undefined {
  const state = callStates[states[call]!]!;
  if (state !== 'predicted' && state !== 'about') return undefined;
  const status = kind === 'extra' ? 'extra' : delay === undefined ? undefined : statusOf(delay);
  return {
    ...(status && { status }),
    ...(delay !== undefined && { delaySeconds: delay }),
    ...(state === 'about' && { isAbout: true }),
    asOf: toMoment(asOf),
  };
}

function statusOf(delay: number): LiveStatus {
  if (Math.abs(delay) < onTimeSeconds) return 'on-time';
  return delay > 0 ? 'late' : 'early';
}

/** By OccupancyStatus; an empty train has many seats. */
const levels: readonly CrowdingLevel[] = [
  'many-seats',
  'many-seats',
  'few-seats',
  'standing-room',
  'crowded',
  'full',
  'not-boarding',
];

function toCrowding(occupancy: number | undefined): Crowding | undefined {
  const level = occupancy === undefined ? undefined : levels[occupancy];
  return level && { level };
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
