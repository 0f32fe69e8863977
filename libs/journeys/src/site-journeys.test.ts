// All journeys through the site's network.
import type { Journey, Position, RideLeg, StationCode } from '@raang/domain';
import { journey as journeySchema } from '@raang/domain';
import { toCalendarDate } from '@raang/text-time';
import { describe, expect, it } from 'vitest';
import { findDepartures } from './departures/find-departures';
import { findJourneys } from './planner/find-journeys';
import type { JourneyQuery } from './planner/journey-answer';
import { createSitePlanner } from './testing/site-planner';

const planner = createSitePlanner();
const { stations } = planner.network;
const codes = [...stations.keys()];
const pairs = codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })));
const friday = { date: '2026-11-20' };
const noon = 12 * 3600;

function best(query: Pick<JourneyQuery, 'from' | 'to' | 'time'> & Partial<JourneyQuery>): Journey {
  const answer = findJourneys(planner, { ...friday, mode: 'depart', ...query });
  if (!answer.isFound) throw new Error(`${query.from} to ${query.to}: ${answer.reason}`);
  return answer.journeys[0]!;
}

/** Kilometres in a straight line. */
function distance(one: StationCode, other: StationCode): number {
  const [a, b] = [one, other].map((code) => stations.get(code)!.position) as [Position, Position];
  const kilometresPerDegree = 111.195;
  const north = (a.latitude - b.latitude) * kilometresPerDegree;
  const east = (a.longitude - b.longitude) * kilometresPerDegree * Math.cos((a.latitude / 180) * Math.PI);
  return Math.hypot(north, east);
}

/** No train on these lines is faster between two stops. */
const topSpeed = 80;

/**
 * The longest journey over a distance, in minutes: an hour for the waits and the way round by the centre, then as fast
 * as a bicycle; from one edge of the city to another it is always less than two and a quarter hours.
 */
const longest = (kilometres: number) => Math.min(60 + 8 * kilometres, 135);

/** The preferred journey of a pair, in figures: the journeys themselves would need much memory. */
function summary({ departure, durationSeconds, lastDeparture, legs, fares }: Journey) {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  return {
    departure,
    minutes: durationSeconds / 60,
    waitMinutes: rides.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0) / 60,
    lastDeparture,
    isOnFoot: rides.length === 0,
    /** Without those of single media. */
    fares: fares.filter(({ fareMedia }) => fareMedia.length === 0).length,
  };
}

/** Kilometres per hour, from station to station. */
function speedOf({ from, stops, to, durationSeconds }: RideLeg): number {
  const calls = [from, ...stops.map(({ station }) => station), to];
  const kilometres = calls.slice(1).reduce((sum, code, index) => sum + distance(calls[index]!, code), 0);
  return (kilometres / durationSeconds) * 3600;
}

describe('between any two of the 194 stations, by day', () => {
  const found = new Map<string, ReturnType<typeof summary>>();
  const speeds = new Map<string, number>();
  for (const [index, pair] of pairs.entries()) {
    const journey = best({ ...pair, time: noon });
    if (index % 100 === 0) expect(journeySchema.parse(journey)).toEqual(journey);
    found.set(`${pair.from} ${pair.to}`, summary(journey));
    for (const leg of journey.legs)
      if (leg.kind === 'ride') speeds.set(`${leg.lineId} ${leg.from} ${leg.to}`, speedOf(leg));
  }
  const pairsWhere = (isSo: (one: ReturnType<typeof summary>, pair: string) => boolean) =>
    [...found].flatMap(([pair, one]) => (isSo(one, pair) ? [pair] : []));

  it('there is a journey, at once', () => {
    expect(found.size).toBe(194 * 193);
    expect(pairsWhere(({ departure }) => !departure.startsWith('2026-11-20T12:0'))).toEqual([]);
  });

  it('it has a fare for every rider', () => {
    const riders = planner.tariff.riderCategories.length;
    expect(pairsWhere(({ fares }) => fares !== riders)).toEqual([]);
  });

  it('it has a last departure late in the evening, except for a walk', () => {
    const isLate = (last?: string) => last !== undefined && last > '2026-11-20T21:30';
    const onFoot = pairsWhere(({ isOnFoot }) => isOnFoot);
    expect(pairsWhere(({ lastDeparture }) => !isLate(lastDeparture))).toEqual(onFoot);
    // the interchanges of the feed, in both directions, and nothing else
    const interchanges = codes.flatMap((code) =>
      stations.get(code)!.interchanges.map(({ station }) => `${code} ${station}`),
    );
    expect(onFoot.sort()).toEqual(interchanges.sort());
  });

  it('its time is plausible for the distance', () => {
    const wrong = pairsWhere(({ minutes }, pair) => {
      const kilometres = distance(...(pair.split(' ') as [StationCode, StationCode]));
      return minutes < (kilometres / topSpeed) * 60 || minutes > longest(kilometres);
    });
    expect(wrong).toEqual([]);
  });

  it('its trains run at the speed of city trains', () => {
    expect([...speeds].filter(([, speed]) => speed < 20 || speed > topSpeed)).toEqual([]);
  });

  it('it takes as long as the way back, but for the waits', () => {
    const wrong = pairsWhere(({ minutes, waitMinutes }, pair) => {
      const back = found.get(pair.split(' ').reverse().join(' '))!;
      return Math.abs(minutes - back.minutes) > Math.max(waitMinutes, back.waitMinutes);
    });
    expect(wrong).toEqual([]);
  });
});

describe('at night', () => {
  // every station is an origin and a destination
  const some = pairs.filter((_, index) => index % 97 === 0);

  it('the last departure arrives that night, one second later does not', () => {
    for (const pair of some) {
      const last = best({ ...pair, time: noon, mode: 'last' });
      if (last.lastDeparture === undefined) continue;
      expect(last.departure).toBe(last.lastDeparture);
      const time = (Date.parse(last.departure) - Date.parse('2026-11-20T00:00:00+07:00')) / 1000;
      const inTime = findJourneys(planner, { ...pair, ...friday, time, mode: 'depart' });
      const tooLate = findJourneys(planner, { ...pair, ...friday, time: time + 1, mode: 'depart' });
      expect([pair, inTime]).toMatchObject([pair, { isNextService: false }]);
      expect([pair, tooLate]).toMatchObject([pair, { isNextService: true }]);
    }
  });

  it('while everything is closed, the journeys are the first ones of the morning', () => {
    for (const pair of some) {
      const answer = findJourneys(planner, { ...pair, ...friday, time: 3 * 3600, mode: 'depart' });
      const [journey] = answer.isFound ? answer.journeys : [];
      const hasRide = journey!.legs.some(({ kind }) => kind === 'ride');
      expect([pair, answer]).toMatchObject([pair, { isFound: true, isNextService: hasRide }]);
      if (hasRide) expect(journey!.departure > '2026-11-20T05:').toBe(true);
    }
  });

  it('to arrive before the first train, one leaves the evening before', () => {
    const query = { from: 'CEN' as StationCode, to: 'BL15' as StationCode, time: 5 * 3600 };
    const early = findJourneys(planner, { ...query, ...friday, mode: 'arrive' });
    expect(early).toMatchObject({ isEveningBefore: true, journeys: [{ serviceDate: '2026-11-19' }] });
    // the first train of the morning, which the passenger may prefer
    const first = early.isFound ? early.nextService?.[0] : undefined;
    expect(first?.arrival.slice(0, 13)).toBe('2026-11-20T06');
    const firstDay = toCalendarDate(planner.timetable.validity!.first);
    const answer = findJourneys(planner, { ...query, date: firstDay, mode: 'arrive' });
    expect(answer).toMatchObject({ reason: 'no-service', nextService: [{ serviceDate: firstDay }] });
  });
});

it('a walk between two systems has its distance, and its minutes are an estimate', () => {
  const walks = best({ from: 'N8' as StationCode, to: 'BL31' as StationCode, time: noon }).legs;
  expect(walks[0]).toMatchObject({
    kind: 'walk',
    durationSeconds: 180,
    metres: expect.any(Number) as number,
    isInPaidArea: false,
    note: { en: 'Exit 3' },
    certainty: 'estimated',
  });
});

it('through Tha Phra, the short way has a change, and the long way round has none', () => {
  const query = { from: 'BL02' as StationCode, to: 'BL33' as StationCode, ...friday, time: noon };
  const answer = findJourneys(planner, { ...query, mode: 'depart', slackSeconds: 7200 });
  expect(answer.isFound && answer.journeys.map(({ transfers }) => transfers)).toEqual([1, 0]);
  const fewest = findJourneys(planner, {
    ...query,
    mode: 'depart',
    prefer: 'fewest-changes',
    slackSeconds: 7200,
  });
  expect(fewest.isFound && fewest.journeys[0]?.transfers).toBe(0);
  // one ride for the tariff, by either route
  const fares = answer.isFound ? answer.journeys.map(({ fares: [fare] }) => fare?.amountSatang) : [];
  expect(fares).toEqual([2000, 2000]);
});

describe('the departures of a station', () => {
  it('exist at every station, towards every neighbour', () => {
    for (const { code, serviceHours } of stations.values()) {
      const towards = (list: readonly { lineId: string; nextStation: string }[]) =>
        new Set(list.map(({ lineId, nextStation }) => `${lineId} ${nextStation}`));
      const departures = findDepartures(planner, { station: code, ...friday, time: noon });
      expect([code, towards(departures)]).toEqual([code, towards(serviceHours)]);
      for (const direction of departures) expect(direction.departures.length).toBeGreaterThan(0);
    }
  });

  it('are twice as frequent in the morning with short runs', () => {
    const query = { from: 'BL20' as StationCode, to: 'BL28' as StationCode, time: 8.2 * 3600 };
    expect(best(query).legs[0]).toMatchObject({ everySeconds: 210, waitSeconds: 420 });
  });
});
