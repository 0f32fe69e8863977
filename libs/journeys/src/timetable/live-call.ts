import type { LiveCall, LiveStatus } from '@raang/domain';
import { callStates, type LiveRun } from './live-timetable';
import type { Timetable } from './timetable';

/** Less than this beside the schedule is on time. */
const onTimeSeconds = 60;

/**
 * What live data say of the departure of a train; undefined if nothing is known of its time.
 * @param delay undefined without a schedule
 * @param toMoment for seconds since 1970
 */
export function toLiveCall(
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

/** The platform of a call, and the scheduled one if that is another. */
export function platformsAt(
  { stops }: Timetable,
  stop: number,
  run: LiveRun | undefined,
  call: number,
): { platform?: string; scheduledPlatform?: string } {
  if (run?.unknownPlatforms.has(call)) return {};
  const platform = stops.platformCodes[stop];
  const scheduled = stops.platformCodes[run?.scheduledStops.get(call) ?? stop];
  return {
    ...(platform && { platform }),
    ...(platform && scheduled && scheduled !== platform && { scheduledPlatform: scheduled }),
  };
}
