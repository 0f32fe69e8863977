// The network, the departures and the planner name the same first and last trains at every station.
import type { DayType, Journey, LineId, RideLeg, StationCode } from '@raang/domain';
import { networkTime, setNetworkZone } from '@raang/text-time';
import { describe, expect, test } from 'vitest';
import { findDepartures } from './departures/find-departures';
import { findJourneys } from './planner/find-journeys';
import { createSitePlanner } from './testing/site-planner';

setNetworkZone('Asia/Bangkok');

const planner = createSitePlanner();
const { stations, lines } = planner.network;
const dates: Record<DayType, string> = {
  weekday: '2026-11-20',
  saturday: '2026-11-21',
  'sunday-holiday': '2026-11-22',
};
const noon = 12 * 3600;

interface Train {
  station: StationCode;
  lineId: LineId;
  direction: 0 | 1;
  nextStation: StationCode;
  firstTrain: number;
  lastTrain: number;
}

function trainsOf(day: DayType): Train[] {
  return [...stations.values()].flatMap(({ code, serviceHours }) =>
    serviceHours
      .filter(({ dayTypes }) => dayTypes.includes(day))
      .map((hours) => ({ station: code, ...hours })),
  );
}

const momentOf = (day: DayType, seconds: number) =>
  networkTime.toIso(new Date(Date.parse(`${dates[day]}T00:00:00+07:00`) + seconds * 1000));

/** Where the train ends that goes farthest. */
function terminusOf({ station, lineId, direction, nextStation }: Train): StationCode {
  return lines
    .get(lineId)!
    .patterns.find(
      (pattern) =>
        pattern.direction === direction &&
        pattern.stations.some((code, call) => code === station && pattern.stations[call + 1] === nextStation),
    )!
    .stations.at(-1)!;
}

describe.each(Object.keys(dates) as DayType[])('on a %s', (day) => {
  const trains = trainsOf(day);

  test('the departures of every station have its first and last trains', () => {
    expect(new Set(trains.map(({ station }) => station)).size).toBe(194);
    const towards = (train: Pick<Train, 'lineId' | 'direction' | 'nextStation'>) =>
      [train.lineId, train.direction, train.nextStation].join(' ');
    for (const [station, hours] of Map.groupBy(trains, (train) => train.station)) {
      const found = findDepartures(planner, { station, date: dates[day], time: noon });
      expect([station, found.map((one) => [towards(one), one.first, one.last]).sort()]).toEqual([
        station,
        hours
          .map((one) => [towards(one), momentOf(day, one.firstTrain), momentOf(day, one.lastTrain)])
          .sort(),
      ]);
    }
  });

  test('the planner says the last train as last time to leave', () => {
    const said = trains.flatMap((train) => {
      const to = terminusOf(train);
      if (to === train.station) return [];
      const query = { from: train.station, to, date: dates[day], time: noon };
      const found = findJourneys(planner, { ...query, mode: 'last' });
      const departure = found.isFound ? found.journeys[0]!.departure : found.reason;
      return [{ ...query, departure, lastTrain: momentOf(day, train.lastTrain) }];
    });
    expect(said.filter(({ departure, lastTrain }) => departure !== lastTrain)).toEqual([]);
  });
});

function lastJourney(from: string, to: string, day: DayType): Journey | undefined {
  const ends = { from: from as StationCode, to: to as StationCode };
  const found = findJourneys(planner, { ...ends, date: dates[day], time: noon, mode: 'last' });
  return found.isFound ? found.journeys[0] : undefined;
}

/** The rides that begin with a change, or after a walk from another station. */
const connections = ({ legs }: Journey) => legs.slice(1).filter((leg): leg is RideLeg => leg.kind === 'ride');

/** When the last train that leads along a ride leaves its first station. */
function lastTrainOf(day: DayType, { lineId, direction, from, stops, to }: RideLeg): string {
  const next = stops[0]?.station ?? to;
  const hours = stations
    .get(from)!
    .serviceHours.find(
      (one) =>
        one.lineId === lineId &&
        one.direction === direction &&
        one.nextStation === next &&
        one.dayTypes.includes(day),
    );
  return momentOf(day, hours!.lastTrain);
}

describe('a last journey leaves one full headway to spare at every connection', () => {
  test.each(Object.keys(dates) as DayType[])('from BL11 to RN06 on a %s', (day) => {
    const journey = lastJourney('BL11', 'RN06', day)!;
    expect(journey.departure).toBe(`${dates[day]}T23:07:00+07:00`);
    expect(connections(journey)).toMatchObject([
      { departure: `${dates[day]}T23:30:00+07:00`, waitSeconds: 1200, everySeconds: 1200 },
    ]);
  });

  test.each(Object.keys(dates) as DayType[])('to the stations of every line on a %s', (day) => {
    const codes = [...stations.keys()];
    const pairs = codes.flatMap((from) => codes.map((to) => [from, to] as const));
    const lineIds = new Set<LineId>();
    const tooLate: string[] = [];
    for (const [from, to] of pairs.filter((_, index) => index % 61 === 0)) {
      const journey = from === to ? undefined : lastJourney(from, to, day);
      for (const ride of journey ? connections(journey) : []) {
        const ready = Date.parse(ride.departure) - ride.waitSeconds * 1000;
        const slack = (Date.parse(lastTrainOf(day, ride)) - ready) / 1000;
        if (slack < ride.everySeconds!) tooLate.push(`${from} ${to} at ${ride.from}`);
        lineIds.add(ride.lineId);
      }
    }
    expect(tooLate).toEqual([]);
    expect([...lines.keys()].filter((lineId) => !lineIds.has(lineId))).toEqual([]);
  });

  test('a search by day says the same time to leave, and afterwards no journey is offered', () => {
    const ask = (time: number) =>
      findJourneys(planner, {
        from: 'BL11' as StationCode,
        to: 'RN06' as StationCode,
        date: dates.weekday,
        time,
        mode: 'depart',
      });
    const latest = '2026-11-20T23:07:00+07:00';
    expect(ask(noon)).toMatchObject({
      journeys: [{ lastDeparture: latest, legs: [{}, { waitSeconds: 1200 }] }],
    });
    expect(ask(23 * 3600 + 7 * 60)).toMatchObject({
      isNextService: false,
      journeys: [{ departure: latest }],
    });
    expect(ask(23 * 3600 + 8 * 60)).toMatchObject({ isNextService: true });
  });

  test('the last short run of a rush hour is no last train', () => {
    const query = { from: 'N8' as StationCode, to: 'BL28' as StationCode, date: dates.weekday };
    const found = findJourneys(planner, { ...query, time: 8 * 3600 + 35 * 60, mode: 'depart' });
    const [ride] = found.isFound ? connections(found.journeys[0]!) : [];
    expect(ride).toMatchObject({ lineId: 'blue', waitSeconds: 325 });
  });
});
