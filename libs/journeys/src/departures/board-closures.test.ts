import type { Departure } from '@raang/domain';
import { toCalendarDate } from '@raang/text-time';
import { expect, test } from 'vitest';
import type { Feed } from '../feed/feed';
import { daysTogether, serviceDayAt } from '../planner/clock';
import { createLiveTimetable } from '../live/create-live-timetable';
import { createPlanner, withLive } from '../planner/planner';
import type { TravelConditions } from '../raptor/travel-conditions';
import { createChance } from '../testing/random';
import { createRandomClosures } from '../testing/random-closures';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createRandomUpdates } from '../testing/random-live';
import type { ReferenceLive } from '../testing/reference-live';
import { referenceRuns } from '../testing/reference-planner';
import { findDepartures } from './find-departures';

interface Listed {
  from: number;
  until: number;
}

interface Rules extends TravelConditions {
  live?: ReferenceLive | undefined;
}

/** The trains of some service days at a station by direction, from every call of every run. */
function listTrains(feed: Feed, days: readonly number[], station: string, closed: Rules) {
  const codeOf = (location: number) => feed.locations[feed.locations[location]!.parent]!.code;
  const listed = new Map<string, Listed[]>();
  for (const { trip, calls, periods, until = Infinity, noneBefore } of referenceRuns({
    feed,
    days,
    baseDay: randomFeedDay,
    ...closed,
  })) {
    for (const [index, { location, departure, canBoard }] of calls.entries()) {
      const onward = calls.slice(index + 1);
      if (codeOf(location) !== station || !canBoard || !onward.some(({ canAlight }) => canAlight)) continue;
      const line = feed.lines[feed.trips.line[trip]!]!.id;
      const key = `${line} ${feed.trips.direction[trip]} ${codeOf(onward[0]!.location)}`;
      const trains = periods?.map(({ start, end, last }) => ({
        from: Math.max(departure + start, noneBefore?.[index] ?? -Infinity),
        until: Math.min(departure + (last ?? end), until),
      })) ?? [{ from: departure, until: departure }];
      const open = trains.filter((train) => train.until >= train.from);
      listed.set(key, [...(listed.get(key) ?? []), ...open]);
    }
  }
  return listed;
}

const inOrder = (trains: readonly Listed[]) =>
  trains.map(({ from, until }) => `${from} ${until}`).sort((a, b) => a.localeCompare(b));

test('on random networks boards have every open train, the first, the last and the next first one', () => {
  const chance = createChance(31);
  const zero = Date.parse(`${toCalendarDate(randomFeedDay)}T00:00:00+07:00`) / 1000;
  const secondsOf = (moment: string) => Date.parse(moment) / 1000 - zero;
  const found = { trains: 0, nextFirst: 0, differing: 0 };
  for (let network = 0; network < 100; network += 1) {
    const feed = createRandomFeed(chance);
    const planner = createPlanner(feed);
    const { timetable } = planner;
    for (let query = 0; query < 6; query += 1) {
      const station = chance.pick(timetable.stations.codes);
      const closed: TravelConditions = {
        ...createRandomClosures(chance, feed),
        closedStations: chance.isLikely(0.1) ? [chance.pick(timetable.stations.codes)] : [],
        closedCalls: chance.isLikely(0.2)
          ? [{ lineId: chance.pick(timetable.lineIds), station: chance.pick(timetable.stations.codes) }]
          : [],
      };
      const at = chance.between(0, 24 * 60 - 1) * 60;
      const asked = { station, date: toCalendarDate(randomFeedDay), time: at };
      const board = findDepartures(planner, { ...asked, limit: 1000, ...closed });
      const running = serviceDayAt(timetable, randomFeedDay, at);
      const days = daysTogether(timetable, randomFeedDay, running).map(({ day }) => day.day);
      const coming = listTrains(feed, days, station, closed);
      const ofDay = (day: number) => listTrains(feed, [day], station, closed);
      const today = ofDay(running);
      const keyOf = (direction: (typeof board)[number]) =>
        `${direction.lineId} ${direction.direction} ${direction.nextStation}`;
      expect(new Set(board.map(keyOf))).toEqual(new Set([...board.map(keyOf), ...coming.keys()]));
      for (const direction of board) {
        const expected = (coming.get(keyOf(direction)) ?? []).filter(({ until }) => until >= at);
        const listed = direction.departures.map((one) =>
          one.kind === 'headway'
            ? { from: secondsOf(one.from), until: secondsOf(one.until) }
            : { from: secondsOf(one.departure), until: secondsOf(one.departure) },
        );
        const shown = expected.map(({ from, until }) => ({ from: Math.max(from, at), until }));
        expect(inOrder(listed)).toEqual(inOrder(shown));
        const trains = today.get(keyOf(direction)) ?? [];
        expect(direction.first && secondsOf(direction.first)).toBe(
          trains.length > 0 ? Math.min(...trains.map(({ from }) => from)) : undefined,
        );
        expect(direction.last && secondsOf(direction.last)).toBe(
          trains.length > 0 ? Math.max(...trains.map(({ until }) => until)) : undefined,
        );
        found.trains += listed.length;
        if (expected.length > 0) continue;
        const next = Array.from({ length: 14 }, (_, ahead) => running + 1 + ahead)
          .filter((day) => day <= (timetable.validity?.last ?? running))
          .map((day) => ofDay(day).get(keyOf(direction)) ?? [])
          .find(({ length }) => length > 0);
        const first = next && Math.min(...next.map(({ from }) => from));
        expect(direction.nextFirst && secondsOf(direction.nextFirst)).toBe(first);
        if (first !== undefined) found.nextFirst += 1;
      }
      const open = findDepartures(planner, { ...asked, limit: 1000 });
      if (JSON.stringify(open) !== JSON.stringify(board)) found.differing += 1;
    }
  }
  expect(found.trains).toBeGreaterThan(1000);
  expect(found.nextFirst).toBeGreaterThan(30);
  expect(found.differing).toBeGreaterThan(100);
});

/** Whether a train comes, and has not left: one at the platform is listed for half a minute longer. */
const isComing = (one: Departure, at: number, secondsOf: (moment: string) => number) =>
  one.kind === 'headway' ||
  (one.live?.status !== 'cancelled' && one.live?.status !== 'skipped' && secondsOf(one.departure) >= at);

test('on random networks boards have every live train, and promise no later last one', () => {
  const chance = createChance(32);
  const zero = Date.parse(`${toCalendarDate(randomFeedDay)}T00:00:00+07:00`) / 1000;
  const secondsOf = (moment: string) => Date.parse(moment) / 1000 - zero;
  const found = { trains: 0, live: 0, missing: 0, earlier: 0 };
  for (let network = 0; network < 120; network += 1) {
    const feed = createRandomFeed(chance);
    const planner = createPlanner(feed);
    const { timetable } = planner;
    const made = chance.between(4 * 60, 23 * 60) * 60;
    // the reference does not say which line a new train is of
    const updates = createRandomUpdates(chance, feed, made).filter(
      ({ relationship }) => relationship !== 'NEW' && relationship !== 'ADDED',
    );
    const now = zero + made;
    const { live } = createLiveTimetable(timetable, { tripUpdates: [{ headerTime: now, updates }] }, now);
    const livePlanner = withLive(planner, live);
    for (let query = 0; query < 5; query += 1) {
      const station = chance.pick(timetable.stations.codes);
      const closed: TravelConditions = chance.isLikely(0.5) ? createRandomClosures(chance, feed) : {};
      const at = made + chance.between(0, 40) * 60;
      const asked = { station, date: toCalendarDate(randomFeedDay), time: at, limit: 1000, ...closed };
      const board = findDepartures(livePlanner, asked);
      const planned = findDepartures(planner, asked);
      const running = serviceDayAt(livePlanner.timetable, randomFeedDay, at);
      const days = daysTogether(livePlanner.timetable, randomFeedDay, running).map(({ day }) => day.day);
      const coming = listTrains(feed, [...new Set(days)], station, { ...closed, live: { updates, now } });
      const keyOf = (direction: (typeof board)[number]) =>
        `${direction.lineId} ${direction.direction} ${direction.nextStation}`;
      for (const direction of board) {
        const { departures } = direction;
        const listed = departures
          .filter((one) => isComing(one, at, secondsOf))
          .map((one) => ({
            from: secondsOf(one.kind === 'headway' ? one.from : one.departure),
            until: secondsOf(one.kind === 'headway' ? one.until : one.departure),
          }));
        const expected = (coming.get(keyOf(direction)) ?? []).filter(
          ({ from, until }) => until >= at && until >= from,
        );
        const shown = expected.map(({ from, until }) => ({ from: Math.max(from, at), until }));
        expect(inOrder(listed)).toEqual(inOrder(shown));
        const last = planned.find((one) => keyOf(one) === keyOf(direction))?.last;
        // trains after midnight may make it another service day
        if (direction.last && last && running === serviceDayAt(timetable, randomFeedDay, at)) {
          expect(secondsOf(direction.last)).toBeLessThanOrEqual(secondsOf(last));
          if (direction.last !== last) found.earlier += 1;
        }
        found.trains += listed.length;
        for (const one of departures) {
          if (one.kind === 'headway' || !one.live) continue;
          if (one.live.status === 'cancelled' || one.live.status === 'skipped') found.missing += 1;
          else found.live += 1;
        }
      }
    }
  }
  expect(found.trains).toBeGreaterThan(1000);
  expect(found.live).toBeGreaterThan(100);
  expect(found.missing).toBeGreaterThan(10);
  expect(found.earlier).toBeGreaterThan(5);
});
