import { secondsPerDay, toEpochSeconds } from '@raang/text-time';

const noon = secondsPerDay / 2;

/** Start of a service day: noon minus twelve hours (GTFS Time), in seconds since 1970. */
export function serviceZero(timeZone: string, day: number): number {
  return toEpochSeconds(timeZone, day * secondsPerDay + noon) - noon;
}
