import type { FoundRide } from '../raptor/found-leg';
import type { FoundWay, WayQuestion } from '../raptor/ways';
import { headwayAt, headwayTrains, usualBoarding } from './headway-trains';

/** What a passenger may expect of a way, beside what the planner promises. */
export interface UsualTimes {
  rides: ReadonlyMap<FoundRide, UsualRide>;
  /** From the departure of the way. */
  durationSeconds: number;
}

export interface UsualRide {
  waitSeconds: number;
  /** Headway of all trains together for the latest passenger; undefined by timetable. */
  everySeconds: number | undefined;
}

/**
 * Follows a way on the clock of a passenger who waits as long as usual. That passenger reaches a connection earlier than
 * promised, and waits there for the same train if its time is known.
 */
export function usualTimes(question: WayQuestion, way: FoundWay): UsualTimes {
  const rides = new Map<FoundRide, UsualRide>();
  let latest = way.departure + way.origin.seconds;
  let usual = latest;
  for (const leg of way.legs) {
    const isRide = leg.kind === 'ride';
    // the time to change trains at one platform is no leg
    usual += (isRide ? leg.ready : leg.departure) - latest;
    if (isRide) {
      const { boarding, everySeconds } = board(question, leg, usual);
      rides.set(leg, { waitSeconds: boarding - usual, everySeconds });
      usual = boarding;
    }
    usual += leg.arrival - leg.departure;
    latest = leg.arrival;
  }
  return { rides, durationSeconds: usual + way.destination.seconds - way.departure };
}

function board(question: WayQuestion, ride: FoundRide, ready: number) {
  if (ride.patterns.isHeadway[ride.pattern] === 0)
    return { boarding: ride.departure, everySeconds: undefined };
  const trains = headwayTrains(question, ride);
  return { boarding: usualBoarding(trains, ready), everySeconds: headwayAt(trains, ride.ready) };
}
