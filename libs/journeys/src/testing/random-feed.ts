import { toDayNumber } from '@raang/text-time';
import type { Feed, FeedFrequency, FeedLocation, FeedService, FeedTransfer } from '../feed/feed';
import type { Chance } from './random';

/** A Wednesday; the calendar of a random feed has its exceptions around it. */
export const randomFeedDay = toDayNumber('2026-11-18');

interface Call {
  stop: number;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

interface Trip {
  line: number;
  direction: number;
  service: number;
  stepFree: number;
  calls: Call[];
}

/** Their lines share stations, or are joined by walks. */
const agencies = 2;

const minute = 60;
const hour = 60 * minute;

/**
 * A small random network of two agencies with everything that makes planning hard: loops, branches, overtaking trains, headways with
 * and without exact times, adjoining periods, trips past midnight, calendar exceptions, platforms, timed and
 * impossible transfers, walks, and calls without boarding or alighting. All times are whole minutes.
 */
export function createRandomFeed(chance: Chance): Feed {
  const locations = createLocations(chance);
  const stops = locations.flatMap(({ kind }, index) => (kind === 'stop' ? [index] : []));
  const services = createServices(chance);
  const lines = chance.between(2, 4);
  const trips: Trip[] = [];
  const frequencies: FeedFrequency[] = [];
  for (let line = 0; line < lines; line += 1) {
    const there = createWay(chance, stops);
    // a branch leaves the main pattern somewhere
    const branch = [...there.slice(0, chance.between(1, there.length - 1)), ...createWay(chance, stops)];
    const ways = [there, [...there].reverse(), ...(chance.isLikely(0.4) ? [branch] : [])];
    for (const [index, way] of ways.entries()) {
      addTrips(chance, { line, direction: index === 1 ? 1 : 0, way, services }, trips, frequencies);
    }
  }
  return {
    ...toColumns(trips),
    info: { timeZone: 'Asia/Bangkok' },
    agencies: Array.from({ length: agencies }, (_, index) => ({
      id: `agency-${index}`,
      name: both(`Agency ${index}`),
    })),
    lines: Array.from({ length: lines }, (_, index) => ({
      id: `line-${index}`,
      agency: index % agencies,
      name: both(`Line ${index}`),
      kind: 'metro',
      routeType: 1,
      colour: '#1964B7',
      textColour: '#FFFFFF',
      certainty: 'official',
      ...(chance.isLikely(0.5) && { closesAt: chance.between(20, 26) * hour }),
    })),
    locations,
    services,
    frequencies,
    transfers: createTransfers(chance, locations),
    pathways: [],
    facilities: [],
    tariff: { fareTables: [], fareRanges: [], rules: [], riderCategories: [], fareMedia: [] },
    attributions: [],
    sources: [],
  };
}

const both = (text: string) => ({ th: text, en: text });

function createLocations(chance: Chance): FeedLocation[] {
  const locations: FeedLocation[] = [];
  const stations = chance.between(4, 8);
  const flag = () => (chance.isLikely(0.6) ? { isStepFree: chance.isLikely(0.8) } : {});
  for (let station = 0; station < stations; station += 1) {
    const code = `S${station}`;
    const parent = locations.length;
    const position = positionOfStation(station);
    locations.push({ id: code, kind: 'station', code, name: both(code), position, parent: -1, ...flag() });
    for (let platform = chance.between(1, 3); platform > 0; platform -= 1) {
      const own = chance.isLikely(0.2) ? flag() : {};
      locations.push({ id: `${code}-${platform}`, kind: 'stop', code, name: both(code), parent, ...own });
    }
  }
  return locations;
}

/** About a kilometre apart, in rows of three. */
export const positionOfStation = (station: number) => ({
  latitude: 13.7 + 0.01 * (station % 3),
  longitude: 100.5 + 0.01 * Math.floor(station / 3),
});

function createServices(chance: Chance): FeedService[] {
  return ['often', 'sometimes', 'rarely'].map((id, index) => {
    const near = () => randomFeedDay + chance.between(-2, 3);
    return {
      id,
      weekdays: index === 2 ? 0 : chance.between(1, 127) | (index === 0 ? 0b0011111 : 0),
      firstDay: randomFeedDay - chance.between(0, 10),
      lastDay: randomFeedDay + chance.between(0, 10),
      addedDays: new Set([near(), near()]),
      removedDays: new Set(chance.isLikely(0.5) ? [near()] : []),
    };
  });
}

function createWay(chance: Chance, stops: readonly number[]): number[] {
  const way: number[] = [];
  for (let calls = chance.between(2, 7); calls > 0; calls -= 1) {
    const stop = chance.pick(stops);
    // the same stop twice in a row is invalid, but later on it is a loop
    if (stop !== way.at(-1)) way.push(stop);
  }
  if (way.length < 2) way.push(stops.find((stop) => stop !== way[0])!);
  if (way.length > 2 && way[0] !== way.at(-1) && chance.isLikely(0.2)) way.push(way[0]!);
  return way;
}

interface OneWay {
  line: number;
  direction: number;
  way: readonly number[];
  services: readonly FeedService[];
}

function addTrips(chance: Chance, oneWay: OneWay, trips: Trip[], frequencies: FeedFrequency[]): void {
  const { line, direction, way, services } = oneWay;
  const isByHeadway = chance.isLikely(0.4);
  const cannot = way.map(() => ({ board: chance.isLikely(0.05), alight: chance.isLikely(0.05) }));
  for (let count = isByHeadway ? chance.between(1, 3) : chance.between(2, 9); count > 0; count -= 1) {
    let time = isByHeadway ? chance.between(0, 5) * minute : startTime(chance);
    const calls = way.map((stop, call) => {
      const arrival = time;
      const departure = arrival + chance.between(0, 1) * minute;
      time = departure + chance.between(1, 12) * minute;
      return { stop, arrival, departure, canBoard: !cannot[call]!.board, canAlight: !cannot[call]!.alight };
    });
    const service = chance.isLikely(0.7) ? 0 : chance.between(0, services.length - 1);
    trips.push({ line, direction, service, stepFree: chance.pick([0, 1, 1, 1, 2]), calls });
    if (isByHeadway) frequencies.push(...createPeriods(chance, trips.length - 1));
  }
}

/** Mostly early in the morning and around midnight, the hard cases. */
function startTime(chance: Chance): number {
  const [from, to] = chance.pick([
    [5 * hour, 7 * hour],
    [8 * hour, 18 * hour],
    [21 * hour, 24 * hour],
    [23 * hour, 26 * hour],
  ] as const);
  return chance.between(from / minute, to / minute) * minute;
}

function createPeriods(chance: Chance, trip: number): FeedFrequency[] {
  const periods: FeedFrequency[] = [];
  const isExact = chance.isLikely(0.25);
  let startTime = chance.pick([5 * hour, 6 * hour, 20 * hour, 22 * hour]);
  for (let count = chance.between(1, 3); count > 0; count -= 1) {
    const headwaySeconds = chance.between(2, 30) * minute;
    const starts = chance.between(1, 8) * headwaySeconds;
    const endTime = chance.isLikely(0.5) ? startTime + starts : startTime + starts + minute;
    periods.push({ trip, startTime, endTime, headwaySeconds, isExact });
    startTime = chance.isLikely(0.6) ? endTime : endTime + chance.between(1, 60) * minute;
  }
  return periods;
}

function createTransfers(chance: Chance, locations: readonly FeedLocation[]): FeedTransfer[] {
  const ends = locations.flatMap(({ kind }, index) => (kind === 'stop' || kind === 'station' ? [index] : []));
  return Array.from({ length: chance.between(2, 10) }, () => {
    const from = chance.pick(ends);
    const to = chance.isLikely(0.25) ? from : chance.pick(ends);
    const isPossible = !chance.isLikely(0.1);
    return { from, to, isPossible, minimumSeconds: chance.between(0, 12) * minute };
  });
}

function toColumns(trips: readonly Trip[]): Pick<Feed, 'trips' | 'stopTimes'> {
  const calls = trips.flatMap((trip) => trip.calls);
  const start = new Uint32Array(trips.length + 1);
  for (const [index, trip] of trips.entries()) start[index + 1] = start[index]! + trip.calls.length;
  return {
    trips: {
      count: trips.length,
      ids: trips.map((_, index) => `trip-${index}`),
      line: Uint32Array.from(trips, ({ line }) => line),
      service: Uint32Array.from(trips, ({ service }) => service),
      direction: Uint8Array.from(trips, ({ direction }) => direction),
      // one line does not state its directions
      hasDirection: Uint8Array.from(trips, ({ line }) => Number(line !== 2)),
      headsign: new Uint32Array(trips.length),
      headsigns: [both('Somewhere')],
      stepFree: Uint8Array.from(trips, ({ stepFree }) => stepFree),
    },
    stopTimes: {
      count: calls.length,
      start,
      location: Uint32Array.from(calls, ({ stop }) => stop),
      // from any number on, with gaps
      sequence: Uint32Array.from(calls, (_, index) => 3 * index),
      arrival: Uint32Array.from(calls, ({ arrival }) => arrival),
      departure: Uint32Array.from(calls, ({ departure }) => departure),
      headsign: new Uint32Array(calls.length),
      canBoard: Uint8Array.from(calls, ({ canBoard }) => Number(canBoard)),
      canAlight: Uint8Array.from(calls, ({ canAlight }) => Number(canAlight)),
    },
  };
}
