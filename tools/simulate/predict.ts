import { between, chance, pick } from './chance.ts';
import type { Call } from './network.ts';
import { idOf, type Run } from './runs.ts';
import { scenarios } from './scenario.ts';
import { keyOf, type World } from './world.ts';

/** A call of a train. Moments are seconds since 1970. */
export interface PredictedCall {
  call: Call;
  arrival: number;
  departure: number;
  /** Seconds behind the timetable. */
  arrivalDelay: number;
  departureDelay: number;
  isSkipped: boolean;
  /** stop_id of another platform of the station; undefined for the one of the timetable. */
  platform: string | undefined;
}

/** A headway train is at most so far from its even way, in seconds and as a share of its shortest headway. */
const mostHeadwayDrift = { seconds: 45, share: 0.08 };

/** A late train makes up for it, but takes this share of the usual time to the next stop at least. */
const quickestShare = 0.6;

/**
 * The calls of a train: times never go backwards, and each delay follows from the one before. No stop is passed or skipped
 * at either end.
 */
export function predictCalls(world: World, run: Run): PredictedCall[] {
  const { trip, day, start } = run;
  const key = [keyOf(world), idOf(run)];
  const zero = world.network.startOf(day) + start - trip.calls[0]!.departure;
  const drift = driftOf(world, run);
  const skipped = skippedCall(world, run, key);
  const moved = movedCall(world, run, key);
  let delay = 0;
  let previous = { scheduled: -Infinity, departure: -Infinity };
  return trip.calls.map((call, index) => {
    const step = between(-drift.step, drift.step, 'drift', ...key, index);
    delay = Math.round(Math.min(drift.late, Math.max(-drift.early, delay + step)));
    const [arrivalAt, departureAt] = [zero + call.arrival, zero + call.departure];
    const quickest = Math.round(previous.departure + quickestShare * (arrivalAt - previous.scheduled));
    const arrival = index === 0 ? arrivalAt + delay : Math.max(arrivalAt + delay, quickest);
    const departure = Math.max(departureAt + delay, arrival);
    previous = { scheduled: departureAt, departure };
    return {
      call,
      arrival,
      departure,
      arrivalDelay: arrival - arrivalAt,
      departureDelay: departure - departureAt,
      isSkipped: index === skipped,
      platform: index === moved ? pick(call.stop.others, 'platform', ...key) : undefined,
    };
  });
}

/** Whether a train does not run. One of a headway service is missing instead: see `headwayStarts`. */
export const isCancelled = (world: World, run: Run): boolean =>
  run.kind === 'timetable' &&
  !run.extra &&
  chance('cancelled', keyOf(world), idOf(run)) < scenarios[world.scenario].cancelled;

function driftOf(world: World, { kind, trip }: Run) {
  const { stepSeconds, mostSeconds } = scenarios[world.scenario];
  if (kind === 'timetable') return { step: stepSeconds, early: Math.min(20, mostSeconds), late: mostSeconds };
  const headway = Math.min(...trip.frequencies.map(({ headwaySeconds }) => headwaySeconds));
  const most = Math.min(mostHeadwayDrift.seconds, mostHeadwayDrift.share * headway);
  return { step: Math.min(stepSeconds, most), early: most, late: most };
}

/** Index of the one call that a timetabled train skips; undefined for most trains. */
function skippedCall(world: World, { kind, trip, extra }: Run, key: readonly (string | number)[]) {
  const isSkipping = chance('skip', ...key) < scenarios[world.scenario].skipping;
  if (!isSkipping || kind === 'headway' || extra || trip.calls.length < 4) return undefined;
  return Math.floor(between(1, trip.calls.length - 1, 'skipped', ...key));
}

/** Index of the one call at which a train uses another platform. */
function movedCall(world: World, { trip, extra }: Run, key: readonly (string | number)[]) {
  if (extra || chance('move', ...key) >= scenarios[world.scenario].otherPlatform) return undefined;
  const movable = trip.calls.flatMap(({ stop }, index) => (stop.others.length > 0 ? [index] : []));
  return pick(movable, 'moved', ...key);
}
