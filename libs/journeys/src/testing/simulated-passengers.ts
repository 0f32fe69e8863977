// Passengers whose trains come at random, within what the feed promises. Shares only the feed with the planner.
import type { Journey, RideLeg } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import type { Feed } from '../feed/feed';
import type { Chance } from './random';
import { referenceRuns, type Run } from './reference-planner';

/** A walk or a change, a train with a known time, or some trains without. */
type Step = { seconds: number } | { train: { departure: number; arrival: number } } | { trains: Trains[] };

/** Trains by headway that take the passenger where the ride ends. */
interface Trains {
  periods: NonNullable<Run['periods']>;
  /** From the first call to the one where the passenger boards. */
  shift: number;
  rideSeconds: number;
}

interface Simulated {
  /** Of each passenger, from the departure of the journey. */
  seconds: number[];
  /** All trains keep their headway while a passenger may wait, and shortly before. */
  isSteady: boolean;
}

/** Follows a journey many times. The journey has no delays. */
export function simulatePassengers(
  feed: Feed,
  journey: Journey,
  { passengers, chance }: { passengers: number; chance: Chance },
): Simulated {
  const baseDay = toDayNumber(journey.serviceDate);
  const runs = referenceRuns({ feed, days: [baseDay], baseDay });
  const zero = Date.parse(`${journey.serviceDate}T00:00:00+07:00`) / 1000;
  const secondsOf = (moment: string) => Date.parse(moment) / 1000 - zero;
  const departure = secondsOf(journey.departure);
  const steps: Step[] = [];
  let [earliest, latest] = [departure, departure];
  let isSteady = true;
  for (const leg of journey.legs) {
    const start = secondsOf(leg.departure) - (leg.kind === 'ride' ? leg.waitSeconds : 0);
    const onFoot = start - latest + (leg.kind === 'ride' ? 0 : leg.durationSeconds);
    steps.push({ seconds: onFoot });
    latest = secondsOf(leg.arrival);
    earliest += onFoot;
    if (leg.kind !== 'ride') continue;
    if (leg.everySeconds) {
      const trains = trainsOf(feed, runs, leg);
      steps.push({ trains });
      isSteady &&= trains.every((one) => keepsHeadway(one, earliest, secondsOf(leg.departure)));
      earliest += leg.durationSeconds;
    } else {
      steps.push({ train: { departure: secondsOf(leg.departure), arrival: latest } });
      earliest = latest;
    }
  }
  return { seconds: Array.from({ length: passengers }, () => follow(steps, departure, chance)), isSteady };
}

const longestHeadway = 1200;

/** Trains of one period, before its last ones. */
function keepsHeadway({ periods, shift }: Trains, earliest: number, latest: number): boolean {
  const [from, until] = [earliest - shift - longestHeadway, latest - shift];
  const [one, ...others] = periods.filter(({ start, end }) => start <= until && end >= from);
  if (!one) return true;
  const ends = one.last === undefined ? one.end : one.last - 2 * one.headway;
  return others.length === 0 && one.start <= from && ends >= until;
}

function follow(steps: readonly Step[], departure: number, chance: Chance): number {
  let time = departure;
  for (const step of steps) {
    if ('seconds' in step) time += step.seconds;
    else if ('trains' in step) time = rideFrom(step.trains, time, chance.next());
    else if (time > step.train.departure) return Number.POSITIVE_INFINITY;
    else time = step.train.arrival;
  }
  return time - departure;
}

function trainsOf(
  feed: Feed,
  runs: readonly Run[],
  { lineId, direction, from, to, stops }: RideLeg,
): Trains[] {
  const codeOf = (location: number) => feed.locations[location]!.code;
  return runs.flatMap(({ trip, calls, periods }) => {
    if (!periods || feed.lines[feed.trips.line[trip]!]!.id !== lineId) return [];
    if (feed.trips.direction[trip] !== direction) return [];
    return calls.flatMap((board, index) => {
      const alight = calls[index + stops.length + 1];
      if (!alight || codeOf(board.location) !== from || codeOf(alight.location) !== to) return [];
      const shift = board.departure;
      return board.canBoard && alight.canAlight
        ? [{ periods, shift, rideSeconds: alight.arrival - shift }]
        : [];
    });
  });
}

/**
 * When the passenger arrives with the first train that comes.
 * @param phase of the trains, from 0 to 1: those of several patterns come in turn
 */
function rideFrom(trains: readonly Trains[], ready: number, phase: number): number {
  let [first, arrival] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [turn, { periods, shift, rideSeconds }] of trains.entries()) {
    const offset = (phase + turn / trains.length) % 1;
    for (const period of periods) {
      const time = nextOf(period, ready, shift, offset);
      if (time < first) [first, arrival] = [time, time + rideSeconds];
    }
  }
  return arrival;
}

/**
 * The next train of a period at a platform. The published first train and the last two have their times; the others come
 * in a rhythm that nobody knows, and its first train after the end still comes where another period follows.
 */
function nextOf(
  { start, end, headway, first, last }: Trains['periods'][number],
  ready: number,
  shift: number,
  phase: number,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (const published of [
    first,
    last,
    last !== undefined && last - headway >= start ? last - headway : undefined,
  ])
    if (published !== undefined && published + shift >= ready) best = Math.min(best, published + shift);
  const since = Math.max(ready, start + shift);
  const rhythm = since + ((((phase * headway - since) % headway) + headway) % headway);
  const until = last === undefined ? end + headway : last - headway;
  return rhythm - shift < until ? Math.min(best, rhythm) : best;
}
