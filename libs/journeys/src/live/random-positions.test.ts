import type { LineId } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { withLive, createPlanner } from '../planner/planner';
import { findConditions } from '../raptor/conditions';
import { searchDay } from '../raptor/search-day';
import { waysDeparting } from '../raptor/ways';
import { createChance } from '../testing/random';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createRandomUpdates } from '../testing/random-live';
import { createRandomPositions } from '../testing/random-positions';
import { callStates, type LiveDay } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import {
  arrivalAt,
  callCount,
  departureAt,
  isBoardable,
  patternOf,
  type TimetablePatterns,
} from '../timetable/timetable-patterns';
import { createLiveTimetable } from './create-live-timetable';

const day = 86_400;
const past = callStates.indexOf('past');

/** Random networks with live trains, with and without positions of trains. */
function* networks(seed: number, each: number) {
  const chance = createChance(seed);
  for (let network = 0; network < each; network += 1) {
    const feed = createRandomFeed(chance);
    const planner = createPlanner(feed);
    const { timetable } = planner;
    const made = chance.between(4 * 60, 24 * 60) * 60;
    const now = randomFeedDay * day - 7 * 3600 + made;
    const tripUpdates = [{ headerTime: now, updates: createRandomUpdates(chance, feed, made) }];
    const positions = [{ headerTime: now, positions: createRandomPositions(chance, feed) }];
    const liveOf = (feeds: Parameters<typeof createLiveTimetable>[1]) =>
      createLiveTimetable(timetable, feeds, now);
    yield { chance, planner, timetable, now, liveOf, tripUpdates, positions };
  }
}

interface Call {
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

function callsOf(patterns: TimetablePatterns, run: number): Call[] {
  const pattern = patternOf(patterns, run);
  const trip = run - patterns.tripStart[pattern]!;
  const at = patterns.callStart[pattern]!;
  return Array.from({ length: callCount(patterns, pattern) }, (_, call) => ({
    arrival: arrivalAt(patterns, pattern, trip, call),
    departure: departureAt(patterns, pattern, trip, call),
    canBoard: patterns.canBoard[at + call] === 1 && isBoardable(patterns, pattern, trip, call),
    canAlight: patterns.canAlight[at + call] === 1,
  }));
}

/** Nobody alights before boarding. */
const asUsed = (calls: readonly Call[]) =>
  calls.map((call, index) => ({
    ...call,
    canAlight: call.canAlight && calls.slice(0, index).some(({ canBoard }) => canBoard),
  }));

const runsOf = ({ runs, patterns }: LiveDay) =>
  runs.map((facts, run) => ({ ...facts, calls: callsOf(patterns, run) }));

describe('on random networks positions', () => {
  test('make no time, and take away only calls where a train has been', () => {
    const found = { past: 0, added: 0 };
    for (const { timetable, liveOf, tripUpdates, positions } of networks(81, 150)) {
      const [without, { live }] = [liveOf({ tripUpdates }).live, liveOf({ tripUpdates, positions })];
      const placed = new Map(live.trains.map((train) => [train.key, train]));
      for (const [number, one] of live.days) {
        const before = without.days.get(number);
        const known = new Map(before ? runsOf(before).map((run) => [run.key, run]) : []);
        // a position alone changes nothing of headway trains
        expect(one.liveUntil).toEqual(before?.liveUntil);
        for (const run of runsOf(one)) {
          const { key, base, states, calls } = run;
          const planned = () =>
            callsOf(timetable.patterns, timetable.patterns.tripStart[base!.pattern]! + base!.trip);
          const { calls: expected, states: expectedStates } = known.get(key) ?? {
            calls: planned(),
            states: new Uint8Array(calls.length),
          };
          const train = placed.get(key);
          const next = train && !train.isComputed ? train.call + ('at' in train.place ? 0 : 1) : 0;
          expect(asUsed(calls)).toEqual(
            asUsed(expected.map((call, index) => (index < next ? { ...call, canBoard: false } : call))),
          );
          expect(states).toEqual(expectedStates.map((state, call) => (call < next ? past : state)));
          if (run.kind === 'timetable') expect(one.removed.get(base!.pattern)).toContain(base!.trip);
          known.delete(key);
          if (next > 0) found.past += 1;
          if (!before?.runs.some((other) => other.key === key)) found.added += 1;
        }
        // and no train of an update is lost
        expect([...known.keys()]).toEqual([]);
      }
    }
    expect(found.past).toBeGreaterThan(500);
    expect(found.added).toBeGreaterThan(100);
  });

  test('make no journey quicker, and slower only by departures that are gone', () => {
    const found = { same: 0, later: 0 };
    for (const { chance, planner, liveOf, tripUpdates, positions } of networks(82, 200)) {
      const [without, live] = [{ tripUpdates }, { tripUpdates, positions }].map(
        (feeds) => liveOf(feeds).live,
      );
      const gone = [...live!.days].flatMap(([number, one]) => goneOf(one, number));
      if (gone.length === 0) continue;
      const last = Math.max(...gone);
      for (let query = 0; query < 4; query += 1) {
        const codes = planner.timetable.stations.codes;
        const [from, to] = [chance.pick(codes), chance.pick(codes)];
        if (from === to) continue;
        const at = chance.isLikely(0.3) ? last + 1 : chance.pick(gone) - chance.between(0, 2) * 60;
        const arrivals = [without, live].map((one) =>
          arrivalsOf(withLive(planner, one).timetable, from, to, at),
        );
        const [before, after] = arrivals as [Map<number, number>, Map<number, number>];
        if (at > last) expect(after).toEqual(before);
        for (const [rides, arrival] of after)
          expect(arrival).toBeGreaterThanOrEqual(
            Math.min(...[...before].filter(([some]) => some <= rides).map(([, time]) => time)),
          );
        if (before.size === 0) continue;
        if (JSON.stringify([...after]) === JSON.stringify([...before])) found.same += 1;
        else found.later += 1;
      }
    }
    expect(found.same).toBeGreaterThan(100);
    expect(found.later).toBeGreaterThan(20);
  });

  test('have no order', () => {
    for (const { chance, liveOf, tripUpdates, positions } of networks(83, 30)) {
      const shuffled = positions[0]!.positions
        .map((position) => ({ position, place: chance.next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ position }) => position);
      const one = liveOf({ tripUpdates, positions });
      const other = liveOf({ tripUpdates, positions: [{ ...positions[0]!, positions: shuffled }] });
      expect(other).toEqual(one);
    }
  });

  test('give each train one place on its way, which is never behind the one before', () => {
    let [count, moved] = [0, 0];
    for (const { chance, liveOf, now, tripUpdates, positions } of networks(84, 100)) {
      const { live: first, reports } = liveOf({ tripUpdates, positions });
      const { matched, notPlaced } = reports.positions[0]!;
      const reasons = Object.values(notPlaced).reduce((sum, number) => sum + number, 0);
      expect(first.trains.filter(({ isComputed }) => !isComputed)).toHaveLength(matched - reasons);
      expect(new Set(first.trains.map(({ key }) => key)).size).toBe(first.trains.length);
      count += matched - reasons;
      // by coordinates alone
      const moving = positions[0]!.positions.flatMap(({ trip, position }) =>
        position
          ? [{ trip, position: { ...position, latitude: position.latitude + chance.between(-9, 9) / 2000 } }]
          : [],
      );
      const next = liveOf({
        tripUpdates,
        positions: [{ headerTime: now, positions: moving }],
        previous: first.trains,
      }).live;
      // also if its updates are gone
      expect(() => liveOf({ positions, previous: next.trains })).not.toThrow();
      const before = new Map(first.trains.map((train) => [train.key, train]));
      for (const train of next.trains) {
        const previous = before.get(train.key);
        if (!previous || previous.isComputed || train.isComputed) continue;
        expect(alongOf(train)).toBeGreaterThanOrEqual(alongOf(previous));
        if (alongOf(train) > alongOf(previous)) moved += 1;
      }
    }
    expect(count).toBeGreaterThan(500);
    expect(moved).toBeGreaterThan(50);
  });
});

const alongOf = ({ call, place }: { call: number; place: object }) =>
  call + ('progress' in place ? (place.progress as number) : 0);

/** Departures that are gone, in seconds since midnight of the random feeds' day. */
function goneOf({ runs, patterns }: LiveDay, number: number): number[] {
  return runs.flatMap(({ states }, run) =>
    callsOf(patterns, run).flatMap(({ departure }, call) =>
      states[call] === past ? [departure + (number - randomFeedDay) * day] : [],
    ),
  );
}

/** By number of rides. */
function arrivalsOf(timetable: Timetable, from: string, to: string, at: number): Map<number, number> {
  const accesses = (code: string) => {
    const station = timetable.stations.codes.findIndex((one) => one === code);
    return timetable.stations.stops[station]!.map((stop) => ({ stop, seconds: 0 }));
  };
  const ways = waysDeparting(
    {
      timetable,
      conditions: findConditions(timetable, { closedLines: [] as LineId[] }),
      days: [-1, 0, 1].flatMap((shift) => searchDay(timetable, randomFeedDay + shift, shift * day)),
      origins: accesses(from),
      destinations: accesses(to),
      slackSeconds: Number.POSITIVE_INFINITY,
    },
    at,
  );
  return new Map(ways.map(({ rides, arrival }) => [rides, arrival]));
}
