// The network, the departures and the planner name the same first and last trains at every station.
import type { DayType, LineId, StationCode } from '@raang/domain';
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
    const others = said.filter(({ departure, lastTrain }) => departure !== lastTrain);
    // the Purple and the Blue Line lead there later than the Light Red one
    expect(others.map(({ from, to }) => `${from} ${to}`)).toEqual(['RW02 RW01']);
  });
});
