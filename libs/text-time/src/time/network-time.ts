import { createLocalTime, type LocalTime } from './local-time';

let inForce: { timeZone: string; time: LocalTime } | undefined;

/**
 * Sets the time zone of the authority's network. The start of a program calls it once, before anything asks for a time:
 * a process serves one authority. There is no default, which would be a wrong time for all other authorities.
 *
 * @param timeZone of the IANA database, such as `Asia/Bangkok`
 */
export function setNetworkZone(timeZone: string): void {
  inForce = { timeZone, time: createLocalTime(timeZone) };
}

/** @throws Error if the program has not set a time zone */
function current() {
  if (!inForce) throw new Error('The time zone of the network is not set: call setNetworkZone at the start.');
  return inForce;
}

/** The time zone that is set. */
export const networkZone = (): string => current().timeZone;

/** Local time of the network. */
export const networkTime: LocalTime = {
  dayOf: (moment) => current().time.dayOf(moment),
  secondsOf: (moment) => current().time.secondsOf(moment),
  clockTimeOf: (moment) => current().time.clockTimeOf(moment),
  toIso: (moment) => current().time.toIso(moment),
  toIsoMinute: (moment) => current().time.toIsoMinute(moment),
  momentAt: (at) => current().time.momentAt(at),
};
