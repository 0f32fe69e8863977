import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import type { Conditions } from './conditions';
import type { SearchDay } from './scan';
import { search, type SearchInput } from './search';
import { trace } from './trace';
import type { FoundLeg } from './found-leg';
import { mostRides, type Workspace } from './workspace';

/** What is asked, by index; all times are seconds from the same moment as the offsets of the days. */
export interface WayQuestion {
  timetable: Timetable;
  conditions: Conditions;
  days: readonly SearchDay[];
  origins: readonly number[];
  destinations: readonly number[];
  /** How much worse an answer with fewer changes may be than the best one. */
  slackSeconds: number;
}

export interface FoundWay {
  /** When one has to be at the origin. */
  departure: number;
  arrival: number;
  rides: number;
  legs: readonly FoundLeg[];
}

/**
 * The ways of who leaves at a time: those that no other beats both in arrival and in number of rides, the fewest
 * rides first. Each leaves as late as its arrival and its rides allow.
 */
export function waysDeparting(question: WayQuestion, at: number): FoundWay[] {
  const space = search({ ...question, sign: 1, at, bound: never, rides: mostRides });
  const within = withinReach(space);
  return bestBySlack(space, question.slackSeconds).map(([rides, arrival]) => {
    const asFound = { at, bound: arrival, rides };
    if (rides === 0) return traceFrom(question, asFound);
    const back = search({ ...question, sign: -1, at: -arrival, bound: turn(at), rides, within });
    return traceFrom(question, { ...asFound, at: turn(back.bestTarget), within: withinReach(back) });
  });
}

/** The same of who has to be there by a time: beaten in departure; each arrives as early as it can then. */
export function waysArriving(question: WayQuestion, by: number): FoundWay[] {
  const space = search({ ...question, sign: -1, at: -by, bound: never, rides: mostRides });
  const within = withinReach(space);
  return bestBySlack(space, question.slackSeconds).map(([rides, departure]) =>
    traceFrom(question, { at: turn(departure), bound: by, rides, within }),
  );
}

/** The way that leaves last; `any-time` where one can walk, undefined where no train goes. */
export function lastWay(question: WayQuestion): FoundWay | 'any-time' | undefined {
  const space = search({ ...question, ...anyDeparture });
  const departure = departureOf(space);
  if (typeof departure !== 'number') return departure;
  const rides = space.targetTime.findLastIndex((time) => time < never);
  return traceFrom(question, { at: departure, bound: never, rides, within: withinReach(space) });
}

/**
 * When the way that leaves last does so.
 * @param legs of any way there: what leaves before the last trains of that way need not be looked at
 */
export function lastDeparture(
  question: WayQuestion,
  legs: readonly FoundLeg[],
): number | 'any-time' | undefined {
  const within = withinWay(question.timetable, legs);
  const { bestTarget: bound } = search({ ...question, ...anyDeparture, within });
  return departureOf(search({ ...question, ...anyDeparture, bound }));
}

/** A search back from the destination, of who may leave whenever the last train goes. */
const anyDeparture: Run = { sign: -1, at: -0x1fff_ffff, bound: never, rides: mostRides };

function departureOf({ targetTime, bestTarget }: Workspace): number | 'any-time' | undefined {
  if (targetTime[0]! < never) return 'any-time';
  return bestTarget < never ? turn(bestTarget) : undefined;
}

/** For a search that is to board and alight only where a way does. */
function withinWay({ stops, patterns }: Timetable, legs: readonly FoundLeg[]): Int32Array {
  const within = new Int32Array(stops.count).fill(-never);
  for (const leg of legs) {
    const ends =
      leg.kind === 'walk'
        ? [leg.from, leg.to]
        : [leg.boardCall, leg.alightCall].map(
            (call) => patterns.stop[patterns.callStart[leg.pattern]! + call]!,
          );
    for (const stop of ends) within[stop] = never;
  }
  return within;
}

/** A time of a backward search as a time. */
function turn(time: number): number {
  // not -time: that would make of 0 a -0
  return 0 - time;
}

type Run = Pick<SearchInput, 'sign' | 'at' | 'bound' | 'rides' | 'within'>;

/**
 * What the best times of a search leave to one the other way round between the same ends: who runs back from the
 * destination need not look where nobody can have come from the origin by then.
 */
function withinReach({ best, stops }: Workspace): Int32Array {
  const within = new Int32Array(stops);
  for (let stop = 0; stop < stops; stop += 1) within[stop] = 1 - best[stop]!;
  return within;
}

/** Numbers of rides, and the times that are not too far from the best. */
function bestBySlack({ targetTime, bestTarget }: Workspace, slackSeconds: number): [number, number][] {
  return [...targetTime.entries()].filter(([, time]) => time < never && time <= bestTarget + slackSeconds);
}

/** The way itself, of who leaves at a time that is known to be good. */
function traceFrom(question: WayQuestion, how: Omit<Run, 'sign'>): FoundWay {
  const space = search({ ...question, ...how, sign: 1, isTraced: true });
  const rides = space.targetTime.findLastIndex((time) => time < never);
  const legs = trace(space, rides, question);
  if (!legs) throw new Error('a way that was found one way round is not found the other way round');
  return { departure: how.at, arrival: space.targetTime[rides]!, rides, legs };
}
