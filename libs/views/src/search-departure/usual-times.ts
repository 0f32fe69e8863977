import type { Journey, JourneyLeg, RideLeg } from '@raang/domain';

/** A leg with the times at which every second passenger is there. */
export interface TimedLeg<Leg extends JourneyLeg = JourneyLeg> {
  leg: Leg;
  /** Before a ride, in seconds. */
  wait: number;
  /** ISO 8601. */
  departure: string;
  arrival: string;
  /** How much earlier than the latest times, in milliseconds. */
  earlierMs: number;
}

/**
 * Whether the time is exact: from a timetable, or a first or last train of our own. First and last trains of other
 * systems are estimates like all their trains.
 */
export function isExact({ everySeconds, waitSeconds, isOwn }: RideLeg): boolean {
  return everySeconds === undefined || (isOwn && waitSeconds === 0);
}

/** The legs by their usual waits, or by the latest ones, as the planner has them. */
export function toTimedLegs({ legs, departure }: Journey, isLatest: boolean): TimedLeg[] {
  let clock = Date.parse(departure);
  return legs.map((leg) => {
    const [latest, end] = [Date.parse(leg.departure), Date.parse(leg.arrival)];
    const begins =
      isLatest || (leg.kind === 'ride' && isExact(leg))
        ? latest
        : clock + (leg.kind === 'ride' ? leg.usualWaitSeconds * 1000 : 0);
    const wait = leg.kind === 'ride' ? Math.max(0, begins - clock) / 1000 : 0;
    const earlierMs = latest - begins;
    clock = end - earlierMs;
    return {
      leg,
      wait,
      departure: new Date(begins).toISOString(),
      arrival: new Date(clock).toISOString(),
      earlierMs,
    };
  });
}
