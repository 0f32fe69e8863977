import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import type { Conditions } from './conditions';
import { asPlanned, type SearchDay } from './search-day';
import { search, type SearchInput } from './search';
import type { StopAccess } from './stop-access';
import { trace } from './trace';
import type { FoundLeg } from './found-leg';
import { mostRides, type Workspace } from './workspace';

/** A query by index; all times are relative to the same moment as the days' offsets. */
export interface WayQuestion {
  timetable: Timetable;
  conditions: Conditions;
  days: readonly SearchDay[];
  origins: readonly StopAccess[];
  destinations: readonly StopAccess[];
  /** How much worse a result with fewer changes may be than the best one. */
  slackSeconds: number;
}

export interface FoundWay {
  /** When the passenger starts the walk to the first stop, or must be there. */
  departure: number;
  /** After the walk from the last stop. */
  arrival: number;
  rides: number;
  /** The first and the last stop. */
  origin: StopAccess;
  destination: StopAccess;
  /** From the first stop to the last; empty if the two are the same and no train is quicker than the two walks. */
  legs: readonly FoundLeg[];
}

/**
 * Ways that depart at a time: Pareto-optimal in arrival and number of rides, fewest rides first. Each departs as
 * late as possible.
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

/** Ways that arrive by a time: Pareto-optimal in departure and number of rides; each arrives as early as possible. */
export function waysArriving(question: WayQuestion, by: number): FoundWay[] {
  const space = search({ ...question, sign: -1, at: -by, bound: never, rides: mostRides });
  const within = withinReach(space);
  return bestBySlack(space, question.slackSeconds).map(([rides, departure]) =>
    traceFrom(question, { at: turn(departure), bound: by, rides, within }),
  );
}

/**
 * The way with the last departure; `any-time` if the whole way can be walked, undefined without a connection. Live data make it
 * earlier and never later: of a late train, passengers have to be there as planned.
 */
export function lastWay(question: WayQuestion): FoundWay | 'any-time' | undefined {
  const planned = hasLive(question) ? lastAsPlanned(question) : never;
  if (typeof planned !== 'number') return planned;
  const space = search({ ...question, ...anyDeparture });
  const departure = departureOf(space);
  if (typeof departure !== 'number') return departure;
  const rides = space.targetTime.findLastIndex((time) => time < never);
  const how = { bound: never, rides };
  // an earlier departure may use stops that a later one does not reach in time
  if (planned < departure) return traceFrom(question, { ...how, at: planned });
  return traceFrom(question, { ...how, at: departure, within: withinReach(space) });
}

/**
 * The last departure; `any-time` if the whole way can be walked, undefined without a connection. Live data make it earlier
 * and never later.
 * @param legs of any way, if known: departures before the last trains of that way are ignored
 */
export function lastDeparture(
  question: WayQuestion,
  legs?: readonly FoundLeg[],
): number | 'any-time' | undefined {
  if (!hasLive(question)) return lastWith(question, legs);
  const planned = lastAsPlanned(question, legs);
  if (typeof planned !== 'number') return planned;
  const last = lastWith(question, legs, planned);
  return typeof last === 'number' ? Math.min(last, planned) : last;
}

const hasLive = ({ days }: WayQuestion) => days.some(({ live }) => live !== undefined);

const lastAsPlanned = (question: WayQuestion, legs?: readonly FoundLeg[]) =>
  lastWith({ ...question, days: asPlanned(question.days) }, legs);

/** @param enough a later departure than this is of no use */
function lastWith(
  question: WayQuestion,
  legs?: readonly FoundLeg[],
  enough = never,
): number | 'any-time' | undefined {
  if (!legs) return departureOf(search({ ...question, ...anyDeparture }));
  const within = withinWay(question.timetable, legs);
  const { bestTarget: bound } = search({ ...question, ...anyDeparture, within });
  if (turn(bound) >= enough) return enough;
  return departureOf(search({ ...question, ...anyDeparture, bound }));
}

/** A backward search from any time after the last train. */
const anyDeparture: Run = { sign: -1, at: -0x1fff_ffff, bound: never, rides: mostRides };

function departureOf({ targetTime, bestTarget }: Workspace): number | 'any-time' | undefined {
  if (targetTime[0]! < never) return 'any-time';
  return bestTarget < never ? turn(bestTarget) : undefined;
}

/** Limits a search to the stops of a way. */
function withinWay({ stops }: Timetable, legs: readonly FoundLeg[]): Int32Array {
  const within = new Int32Array(stops.count).fill(-never);
  for (const leg of legs) {
    const ends =
      leg.kind === 'walk'
        ? [leg.from, leg.to]
        : [leg.boardCall, leg.alightCall].map(
            (call) => leg.patterns.stop[leg.patterns.callStart[leg.pattern]! + call]!,
          );
    for (const stop of ends) within[stop] = never;
  }
  return within;
}

/** Converts a time of a backward search, and vice versa. */
function turn(time: number): number {
  // not -time, which is -0 for 0
  return 0 - time;
}

type Run = Pick<SearchInput, 'sign' | 'at' | 'bound' | 'rides' | 'within'>;

/** Limits for the opposite search between the same ends: it ignores stops that this search cannot reach in time. */
function withinReach({ best, stops }: Workspace): Int32Array {
  const within = new Int32Array(stops);
  for (let stop = 0; stop < stops; stop += 1) within[stop] = 1 - best[stop]!;
  return within;
}

/** Numbers of rides with a time within the slack. */
function bestBySlack({ targetTime, bestTarget }: Workspace, slackSeconds: number): [number, number][] {
  return [...targetTime.entries()].filter(([, time]) => time < never && time <= bestTarget + slackSeconds);
}

/** Searches and traces a way with known departure. */
function traceFrom(question: WayQuestion, how: Omit<Run, 'sign'>): FoundWay {
  const space = search({ ...question, ...how, sign: 1, isTraced: true });
  const rides = space.targetTime.findLastIndex((time) => time < never);
  const traced = trace(space, rides, question);
  if (!traced) throw new Error('the opposite search does not find a known way');
  const accessOf = (accesses: readonly StopAccess[], at: number) => accesses.find(({ stop }) => stop === at)!;
  return {
    departure: how.at,
    arrival: space.targetTime[rides]!,
    rides,
    origin: accessOf(question.origins, traced.origin),
    destination: accessOf(question.destinations, traced.destination),
    legs: traced.legs,
  };
}
