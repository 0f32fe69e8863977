import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadApi } from '../api.mjs';
import { root } from '../bootstrap.mjs';
import { asRead } from './as-read.ts';
import { feedAt } from './feeds.ts';
import { loadNetwork } from './load-network.ts';
import type { Network, Trip } from './network.ts';
import type { Entity, StopTimeEvent, TripUpdate } from './realtime.ts';
import { type ScenarioName, scenarioNames } from './scenario.ts';
import { writeTimetabledFeed } from './timetabled-feed.ts';
import type { World } from './world.ts';

const siteFolder = path.join(root, 'apps', 'site', 'network', 'gtfs');
const timetabledFolder = writeTimetabledFeed();
let site: Network;
let timetabled: Network;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the library is built when the test runs
let journeys: any, planner: any, timetabledPlanner: any;

beforeAll(async () => {
  await loadApi(); // builds the libraries
  const load = (...file: string[]) =>
    import(pathToFileURL(path.join(root, 'libs', 'journeys', 'dist', ...file)).href);
  journeys = { ...(await load('index.js')), ...(await load('gtfs', 'index.js')) };
  [planner, timetabledPlanner] = [siteFolder, timetabledFolder].map((folder) =>
    journeys.createPlanner(journeys.readFeed(journeys.openFolder(folder))),
  );
  [site, timetabled] = [await loadNetwork(siteFolder), await loadNetwork(timetabledFolder)];
});
afterAll(() => fs.rmSync(timetabledFolder, { recursive: true }));

const worldOf = (network: Network, scenario: ScenarioName = 'usual', seed = 1): World => ({
  network,
  seed,
  scenario,
});

/** Times of a day with rush hours, an even hour, the last trains and the hour after midnight. */
const times = [
  '2026-11-30T07:30',
  '2026-11-30T08:00:07',
  '2026-11-30T12:00',
  '2026-11-30T23:50',
  '2026-12-01T00:20',
];
const timeOf = (event: StopTimeEvent | undefined) =>
  event && 'time' in event ? Number(event.time) : undefined;
const updatesAt = (world: World, time: string): TripUpdate[] =>
  feedAt(world, 'trip-updates', world.network.momentOf(time)).entity.flatMap(
    ({ tripUpdate }) => tripUpdate ?? [],
  );
const everyCase = scenarioNames.flatMap((scenario) => times.map((time) => [scenario, time] as const));

describe('the state', () => {
  test('is the same for the same feed, seed and step, in every process', async () => {
    const again = await loadNetwork(siteFolder);
    const moment = site.momentOf('2026-11-30T08:00:00');
    const one = JSON.stringify(feedAt(worldOf(site), 'all', moment));
    expect(JSON.stringify(feedAt(worldOf(again), 'all', moment + 14))).toBe(one);
    expect(JSON.stringify(feedAt(worldOf(site), 'all', moment + 15))).not.toBe(one);
    expect(JSON.stringify(feedAt(worldOf(site, 'usual', 2), 'all', moment))).not.toBe(one);
  });

  test('keeps a prediction from one step to the next', () => {
    const callsAt = (time: string) =>
      new Map(
        updatesAt(worldOf(site), time).flatMap(({ trip, stopTimeUpdate = [] }) =>
          stopTimeUpdate.map((call) => [
            `${trip.tripId} ${trip.startTime} ${call.stopSequence}`,
            JSON.stringify(call),
          ]),
        ),
      );
    const [before, after] = [callsAt('2026-11-30T08:00:00'), callsAt('2026-11-30T08:05:00')];
    const common = [...before.keys()].filter((key) => after.has(key));
    expect(common.length).toBeGreaterThan(1000);
    expect(common.filter((key) => before.get(key) !== after.get(key))).toEqual([]);
  });

  test('is marked as simulated, in every feed', () => {
    for (const name of ['trip-updates', 'vehicle-positions', 'alerts', 'all'] as const)
      expect(feedAt(worldOf(site), name, site.momentOf(times[0]!)).header).toMatchObject({
        isSimulated: true,
        feedVersion: site.version,
      });
  });

  test('has no id twice', () => {
    const ids = feedAt(worldOf(timetabled), 'all', timetabled.momentOf(times[0]!)).entity.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('trains of headway lines', () => {
  test.each(everyCase)(
    'are unscheduled trains of the feed that the journeys library finds, %s at %s',
    (scenario, time) => {
      const moment = site.momentOf(time);
      const { entity } = feedAt(worldOf(site, scenario), 'all', moment);
      const trains = entity.flatMap(({ tripUpdate, vehicle }) => (tripUpdate ?? vehicle)?.trip ?? []);
      expect(trains.length).toBeGreaterThan(20);
      for (const { tripId, routeId, directionId, startDate, startTime, scheduleRelationship } of trains) {
        if (scheduleRelationship === 'NEW') continue;
        expect(scheduleRelationship).toBe('UNSCHEDULED');
        const date = startDate!.replace(/(....)(..)(..)/, '$1-$2-$3');
        const seconds = startTime!.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
        const descriptor = { tripId, routeId, directionId, startDate: date, startTime: seconds };
        expect(journeys.resolveTrip(planner.timetable, descriptor, moment)).toMatchObject({
          isFound: true,
          isHeadway: true,
        });
      }
    },
  );

  test.each(everyCase)('call in order, at times that never go back, %s at %s', (scenario, time) => {
    const moment = Math.floor(site.momentOf(time) / 15) * 15;
    const trips = new Map(site.trips.map((trip) => [trip.id, trip]));
    for (const { trip, stopTimeUpdate = [] } of updatesAt(worldOf(site, scenario), time)) {
      const calls = stopTimeUpdate.flatMap(({ arrival, departure }) => [timeOf(arrival), timeOf(departure)]);
      const given = calls.filter((one) => one !== undefined);
      expect(given).toEqual(given.toSorted((one, other) => one - other));
      const sequences = stopTimeUpdate.map(({ stopSequence }) => stopSequence);
      expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
      // a new train has all of its calls, other ones those ahead
      const first = stopTimeUpdate.at(trip.scheduleRelationship === 'NEW' ? -1 : 0)!;
      expect(timeOf(first.departure ?? first.arrival)).toBeGreaterThanOrEqual(moment);
      const known = trips.get(trip.tripId!);
      if (!known) continue;
      expect(timeOf(stopTimeUpdate.at(-1)!.arrival ?? stopTimeUpdate[0]!.departure)).toBeLessThanOrEqual(
        moment + 3600,
      );
      for (const { stopSequence, stopId, stopTimeProperties } of stopTimeUpdate) {
        const { stop } = known.calls.find(({ sequence }) => sequence === stopSequence)!;
        if (stopTimeProperties) expect(stop.others).toContain(stopTimeProperties.assignedStopId);
        else expect(stopId).toBe(stop.id);
      }
    }
  });

  /** Gaps between the trains of a trip at each of its calls, as shares of its headways at that hour. */
  function gapsOf(trip: Trip, scenario: ScenarioName, time: string): number[] {
    const updates = updatesAt(worldOf(site, scenario), time).filter((one) => one.trip.tripId === trip.id);
    const headways = trip.frequencies.map(({ headwaySeconds }) => headwaySeconds);
    return trip.calls.flatMap(({ sequence }) => {
      const passing = updates.flatMap(({ stopTimeUpdate = [] }) => {
        const call = stopTimeUpdate.find((one) => one.stopSequence === sequence);
        return timeOf(call?.departure) ?? [];
      });
      const sorted = passing.toSorted((one, other) => one - other);
      return sorted.slice(1).map((one, index) => (one - sorted[index]!) / Math.max(...headways));
    });
  }

  test.each(scenarioNames)('come in plausible gaps, and none overtakes, %s', (scenario) => {
    // one headway for hours
    const trips = ['yellow-0-daily', 'pink-1-daily', 'srt-dark-red-0-daily', 'bts-gold-1-daily'];
    const gaps = site.trips
      .filter(({ id }) => trips.includes(id))
      .flatMap((trip) => gapsOf(trip, scenario, '2026-11-30T13:00'));
    expect(gaps.length).toBeGreaterThan(100);
    expect(Math.min(...gaps)).toBeGreaterThan(0.15);
    expect(Math.max(...gaps)).toBeLessThan(scenario === 'calm' ? 1.5 : 2.8);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(mean).toBeGreaterThan(0.85);
    expect(mean).toBeLessThan(scenario === 'storm' ? 1.7 : 1.3);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(0.1);
  });

  test('of a short run go between those of the longer one', () => {
    const passing = (id: string, station: string) =>
      updatesAt(worldOf(site, 'calm'), '2026-11-30T07:45')
        .filter(({ trip }) => trip.tripId === id)
        .flatMap(({ stopTimeUpdate = [] }) => stopTimeUpdate.filter(({ stopId }) => stopId === station))
        .map(({ departure }) => timeOf(departure)!)
        .toSorted((one, other) => one - other);
    const station = site.trips.find(({ id }) => id === 'blue-short-0-weekday')!.calls[5]!.stop.id;
    const [long, short] = [passing('blue-0-weekday', station), passing('blue-short-0-weekday', station)];
    expect(short.length).toBeGreaterThan(2);
    for (const time of short) {
      const before = Math.max(...long.filter((one) => one < time));
      const after = Math.min(...long.filter((one) => one > time));
      if (Number.isFinite(before) && Number.isFinite(after))
        expect(Math.min(time - before, after - time)).toBeGreaterThan(60);
    }
  });

  test('are never missing in a calm service, and sometimes in a storm', () => {
    const count = (scenario: ScenarioName) =>
      updatesAt(worldOf(site, scenario), '2026-11-30T12:00').filter(
        ({ trip }) => trip.scheduleRelationship !== 'NEW',
      ).length;
    expect(count('calm')).toBeGreaterThan(count('usual'));
    expect(count('usual')).toBeGreaterThan(count('storm'));
  });
});

describe('trains with times of their own', () => {
  const day = Array.from({ length: 18 }, (_, hour) => `2026-11-30T${String(hour + 6).padStart(2, '0')}:00`);
  const dayOf = (scenario: ScenarioName) =>
    day.flatMap((time) => updatesAt(worldOf(timetabled, scenario), time));
  const relationshipsOf = (scenario: ScenarioName) =>
    new Set(dayOf(scenario).map(({ trip }) => trip.scheduleRelationship));
  const callsOf = (scenario: ScenarioName) =>
    dayOf(scenario).flatMap(({ stopTimeUpdate = [] }) => stopTimeUpdate);

  test('run as scheduled in a calm service: none is cancelled, skips or is extra', () => {
    expect(relationshipsOf('calm')).toEqual(new Set(['SCHEDULED']));
    const calls = callsOf('calm');
    expect(calls.length).toBeGreaterThan(500);
    for (const { arrival, departure, scheduleRelationship, stopTimeProperties } of calls) {
      expect([scheduleRelationship, stopTimeProperties]).toEqual([undefined, undefined]);
      for (const event of [arrival, departure]) {
        if (!event) continue;
        expect(event).toEqual({ delay: expect.any(Number) });
        expect(Math.abs((event as { delay: number }).delay)).toBeLessThanOrEqual(30);
      }
    }
  });

  test('are cancelled, skip stops and use other platforms of the station in a storm', () => {
    expect(relationshipsOf('storm')).toEqual(new Set(['SCHEDULED', 'CANCELED', 'NEW', 'DUPLICATED']));
    const calls = callsOf('storm');
    expect(calls.some(({ scheduleRelationship }) => scheduleRelationship === 'SKIPPED')).toBe(true);
    const moved = calls.flatMap(({ stopTimeProperties }) => stopTimeProperties ?? []);
    expect(moved.length).toBeGreaterThan(0);
    for (const { assignedStopId } of moved) expect(assignedStopId).toMatch(/^[A-E][12]$/);
  });

  test('never go backwards, also where a late train makes up for it', () => {
    const trips = new Map(timetabled.trips.map((trip) => [trip.id, trip]));
    for (const { trip, stopTimeUpdate = [] } of dayOf('storm')) {
      if (trip.scheduleRelationship !== 'SCHEDULED') continue;
      const predicted = stopTimeUpdate.flatMap(({ stopSequence, arrival, departure }) => {
        const call = trips.get(trip.tripId!)!.calls.find(({ sequence }) => sequence === stopSequence)!;
        const delays = [arrival, departure].map((event) => (event as { delay: number } | undefined)?.delay);
        return [call.arrival, call.departure].flatMap((time, index) =>
          delays[index] === undefined ? [] : [time + delays[index]],
        );
      });
      expect(predicted).toEqual(predicted.toSorted((one, other) => one - other));
    }
  });

  test('have one new and one copied train an hour', () => {
    for (const kind of ['NEW', 'DUPLICATED']) {
      const extra = dayOf('usual').filter(({ trip }) => trip.scheduleRelationship === kind);
      const hours = extra.map(({ trip, tripProperties }) =>
        (tripProperties ?? (trip as { startTime: string })).startTime.slice(0, 2),
      );
      expect(new Set(hours).size, kind).toBeGreaterThanOrEqual(16);
    }
  });

  test('a new train has an id of its own, two calls or more, and times for all', () => {
    const known = new Set(timetabled.trips.map(({ id }) => id));
    for (const { trip, stopTimeUpdate = [] } of dayOf('usual')) {
      if (trip.scheduleRelationship !== 'NEW') continue;
      expect(known.has(trip.tripId!)).toBe(false);
      expect(stopTimeUpdate.length).toBeGreaterThanOrEqual(2);
      for (const { arrival, departure } of stopTimeUpdate)
        expect(timeOf(arrival ?? departure)).toBeGreaterThan(0);
    }
  });

  test('a copy names its original, and itself', () => {
    const known = new Map(timetabled.trips.map((trip) => [trip.id, trip]));
    for (const { trip, tripProperties } of dayOf('usual')) {
      if (trip.scheduleRelationship !== 'DUPLICATED') continue;
      expect(known.has(trip.tripId!)).toBe(true);
      expect(known.has(tripProperties!.tripId)).toBe(false);
      expect(tripProperties!.startTime > trip.startTime!).toBe(true);
    }
  });
});

/** By key, where the journeys library has the trains of our own feed. */
function placesOf(feed: { positions: readonly object[] }, now: number): Map<string, Place> {
  const feeds = { tripUpdates: [feed], positions: [feed] };
  const { live } = journeys.createLiveTimetable(planner.timetable, feeds, now);
  return new Map(live.trains.map(({ key, place }: { key: string; place: Place }) => [key, place]));
}

type Place = { at: number } | { from: number; to: number; progress: number };

describe('positions', () => {
  const placesAt = (time: string) =>
    feedAt(worldOf(site), 'vehicle-positions', site.momentOf(time)).entity.flatMap(
      ({ vehicle }: Entity) => vehicle ?? [],
    );

  test('lie at the stop, or on the line to it', () => {
    const trips = new Map(site.trips.map((trip) => [trip.id, trip]));
    const statuses = new Set<string>();
    const places = placesAt('2026-11-30T08:00');
    for (const { trip, position, currentStopSequence, currentStatus } of places) {
      statuses.add(currentStatus);
      const calls = trips.get(trip.tripId!)?.calls;
      if (!calls) continue;
      const index = calls.findIndex(({ sequence }) => sequence === currentStopSequence);
      const [from, to] = [calls[Math.max(0, index - 1)]!.stop.position!, calls[index]!.stop.position!];
      if (currentStatus === 'STOPPED_AT') expect(position).toEqual(to);
      for (const axis of ['latitude', 'longitude'] as const) {
        expect(position![axis]).toBeGreaterThanOrEqual(Math.min(from[axis], to[axis]) - 1e-5);
        expect(position![axis]).toBeLessThanOrEqual(Math.max(from[axis], to[axis]) + 1e-5);
      }
    }
    expect(places.length).toBeGreaterThan(100);
    expect(statuses).toEqual(new Set(['STOPPED_AT', 'IN_TRANSIT_TO', 'INCOMING_AT']));
  });

  test.each(everyCase)('all have a place for the journeys library, %s at %s', (scenario, time) => {
    for (const [network, { timetable }] of [
      [site, planner],
      [timetabled, timetabledPlanner],
    ] as const) {
      const now = network.momentOf(time);
      const feed = asRead(feedAt(worldOf(network, scenario), 'all', now));
      const feeds = { tripUpdates: [feed], positions: [feed] };
      const { live, reports } = journeys.createLiveTimetable(timetable, feeds, now);
      expect(feed.positions.length).toBeGreaterThan(0);
      expect(reports.positions).toEqual([{ matched: feed.positions.length, notFound: {}, notPlaced: {} }]);
      const placed = live.trains.filter(({ isComputed }: { isComputed: boolean }) => !isComputed);
      expect(placed).toHaveLength(feed.positions.length);
    }
  });

  test('are where coordinates alone have the trains', () => {
    const now = site.momentOf('2026-11-30T08:00');
    const feed = asRead(feedAt(worldOf(site), 'all', now));
    const byStop = placesOf(feed, now);
    const byCoordinates = placesOf(
      {
        ...feed,
        positions: feed.positions.map(({ trip, timestamp, position }) => ({ trip, timestamp, position })),
      },
      now,
    );
    for (const [key, place] of byStop) {
      const found = byCoordinates.get(key)!;
      // a train that is near a station is there for coordinates
      if (!('at' in place) && 'at' in found)
        expect(found.at).toBe(place.progress < 0.5 ? place.from : place.to);
      else if ('at' in place) expect(found).toEqual(place);
      else expect(found).toEqual({ ...place, progress: expect.closeTo(place.progress, 6) });
    }
  });

  test('are where predicted times alone have the trains', () => {
    const now = site.momentOf('2026-11-30T08:00');
    const feed = asRead(feedAt(worldOf(site), 'all', now));
    const byPosition = placesOf(feed, now);
    const byTimes = placesOf({ ...feed, positions: [] }, now);
    expect(byTimes.size).toBeGreaterThan(0.9 * byPosition.size);
    for (const [key, place] of byTimes) {
      const found = byPosition.get(key)!;
      // a train that leaves just now may still stand there, and a slow one may have left before
      if ('progress' in place && place.progress === 0)
        expect('at' in found ? found.at : found.from).toBe(place.from);
      else expect({ ...found, progress: undefined }).toEqual({ ...place, progress: undefined });
    }
  });

  test('are of fuller trains in the rush hours', () => {
    const crowded = (time: string) =>
      placesAt(time).filter(({ occupancyStatus }) => /STANDING|FULL/.test(occupancyStatus)).length;
    expect(crowded('2026-11-30T08:00')).toBeGreaterThan(crowded('2026-11-30T12:00') + 10);
  });
});

describe('alerts', () => {
  const alertsOf = (scenario: ScenarioName, time: string) =>
    feedAt(worldOf(site, scenario), 'alerts', site.momentOf(time)).entity.map(({ alert }) => alert!);

  test.each([
    ['calm', '2026-11-30T08:00', []],
    ['usual', '2026-11-30T08:00', ['ACCESSIBILITY_ISSUE']],
    ['usual', '2026-11-30T03:00', []],
    ['storm', '2026-11-30T08:00', ['SIGNIFICANT_DELAYS', 'ACCESSIBILITY_ISSUE']],
    ['night', '2026-11-30T23:00', ['MODIFIED_SERVICE']],
    ['night', '2026-12-01T00:30', ['MODIFIED_SERVICE']],
  ] as const)('fit the scenario: %s at %s', (scenario, time, effects) => {
    const alerts = alertsOf(scenario, time);
    expect(alerts.map(({ effect }) => effect)).toEqual(effects);
    const places = new Set([...site.lines, ...site.stations].map(({ id }) => id));
    for (const { informedEntity } of alerts) {
      const [{ routeId, stopId }] = informedEntity as [{ routeId?: string; stopId?: string }];
      expect(places).toContain(routeId ?? stopId);
    }
  });
});
