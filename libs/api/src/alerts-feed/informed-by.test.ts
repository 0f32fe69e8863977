import { isWhole } from '@raang/domain';
import { createPlanner } from '@raang/journeys';
import { readFeed, toFeedFiles } from '@raang/journeys/gtfs';
import { describe, expect, test } from 'vitest';
import { findIds } from '../network/loaded-feed';
import { alertExample } from '../testing/alert-example';
import { createDraws } from '../testing/draws';
import type { RealtimeSelectorText } from '../testing/realtime-feed';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import { type AlertConditions, conditionsOf } from '../travel/alert-effects';
import { informedBy } from './informed-by';

/**
 * North by headway; East by timetable: trips e0 at 8:00 and e1 back at 9:00, on weekdays. West is a bus line of another
 * agency, which shares the platform B01-platform with East. A03 and B02 have two platforms.
 */
const parsed = readFeed(
  smallFeedWith({
    'agency.txt': `${smallFeed['agency.txt']}tram,Tram,https://tram.example.org,Asia/Bangkok,th\n`,
    'routes.txt': `${smallFeed['routes.txt']}west,tram,West,401,,,3\n`,
    'stops.txt': `${smallFeed['stops.txt']}A03-other,A03,A03,13.72,100.5,0,A03,\nB02-other,B02,B02,13.74,100.5,0,B02,\n`,
    'trips.txt': `${smallFeed['trips.txt']}east,weekday,e1,1\nwest,weekday,w1,0\n`,
    'stop_times.txt': `${smallFeed['stop_times.txt']}${[
      'e1,09:00:00,09:00:00,B02-other,1',
      'e1,09:03:00,09:03:00,B01-platform,2',
      'w1,09:00:00,09:00:00,B01-platform,1',
      'w1,09:10:00,09:10:00,A01-platform,2',
    ].join('\n')}\n`,
  }),
);
const feed = { ...createPlanner(parsed), ...findIds(parsed) };
const at = new Date('2026-11-20T12:00:00+07:00');

/** What an alert with these selectors closes. */
function closuresOf(selectors: RealtimeSelectorText[], { effect = 'NO_SERVICE', stepFree = false } = {}) {
  const { entities } = read(selectors);
  if (entities.length === 0) return {};
  const alert = alertExample({ effect: effect as never, informedEntities: entities });
  const { delays: _, ...closures } = conditionsOf([alert], { stepFree, at });
  return Object.fromEntries(Object.entries(closures).filter(([, list]) => list.length > 0));
}

const read = (selectors: RealtimeSelectorText[]) =>
  informedBy(
    selectors.map(({ unknown, ...selector }) => ({
      ...selector,
      ...(unknown && { isPartial: true as const }),
    })),
    feed,
  );

type Row = [string, RealtimeSelectorText[], object[], Partial<Record<keyof AlertConditions, unknown[]>>];

const north = { lineId: 'north' };
const east = { lineId: 'east' };
const west = { lineId: 'west' };

describe('a selector of', () => {
  test.each<Row>([
    ['agency_id', [{ agencyId: 'metro' }], [north, east], { closedLines: ['north', 'east'] }],
    ['route_type', [{ routeType: 1 }], [north], { closedLines: ['north'] }],
    [
      'an extended route_type, which is another number',
      [{ routeType: 401 }],
      [west],
      { closedLines: ['west'] },
    ],
    ['route_id', [{ routeId: 'north' }], [north], { closedLines: ['north'] }],
    ['agency_id and route_type', [{ agencyId: 'metro', routeType: 12 }], [east], { closedLines: ['east'] }],
    ['agency_id and a route_type that it has not', [{ agencyId: 'tram', routeType: 12 }], [], {}],
    [
      'agency_id, route_type and route_id',
      [{ agencyId: 'metro', routeType: 12, routeId: 'east' }],
      [east],
      { closedLines: ['east'] },
    ],
    ['agency_id and a route_id of another one', [{ agencyId: 'tram', routeId: 'east' }], [], {}],
    [
      'route_id and stop_id of a station',
      [{ routeId: 'north', stopId: 'A03' }],
      [{ lineId: 'north', stationCode: 'A03' }],
      { closedCalls: [{ lineId: 'north', station: 'A03' }] },
    ],
    ['route_id and stop_id of a station elsewhere', [{ routeId: 'north', stopId: 'B02' }], [], {}],
    [
      'agency_id and stop_id: only of its lines there',
      [{ agencyId: 'tram', stopId: 'B01' }],
      [{ lineId: 'west', stationCode: 'B01' }],
      { closedCalls: [{ lineId: 'west', station: 'B01' }] },
    ],
    [
      'route_id and stop_id of a platform of that line only',
      [{ routeId: 'east', stopId: 'B02-platform' }],
      [{ stationCode: 'B02', platform: 'B02-platform' }],
      { closedStops: ['B02-platform'] },
    ],
    [
      'route_id and stop_id of a platform of several lines: no condition says this',
      [{ routeId: 'east', stopId: 'B01-platform' }],
      [{ lineId: 'east', stationCode: 'B01', platform: 'B01-platform' }],
      {},
    ],
    ['stop_id of a station', [{ stopId: 'A03' }], [{ stationCode: 'A03' }], { closedStations: ['A03'] }],
    [
      'stop_id of a platform',
      [{ stopId: 'A03-platform' }],
      [{ stationCode: 'A03', platform: 'A03-platform' }],
      { closedStops: ['A03-platform'] },
    ],
    [
      'stop_id of all platforms',
      [{ stopId: 'A03-platform' }, { stopId: 'A03-other' }],
      [{ stationCode: 'A03' }],
      { closedStations: ['A03'] },
    ],
    ['stop_id of an exit', [{ stopId: 'A01-exit-1' }], [{ stationCode: 'A01', part: 'A01-exit-1' }], {}],
    ['an unknown stop_id', [{ stopId: 'X' }], [], {}],
    [
      'route_id and direction_id',
      [{ routeId: 'north', directionId: 1 }],
      [{ lineId: 'north', direction: 1 }],
      { closedDirections: [{ lineId: 'north', directionId: 1 }] },
    ],
    [
      'route_id and both directions',
      [
        { routeId: 'north', directionId: 0 },
        { routeId: 'north', directionId: 1 },
      ],
      [north],
      { closedLines: ['north'] },
    ],
    ['route_id and a direction_id that there is not', [{ routeId: 'north', directionId: 2 }], [], {}],
    ['direction_id without route_id', [{ directionId: 0 }], [], {}],
    ['direction_id and agency_id without route_id', [{ agencyId: 'metro', directionId: 0 }], [], {}],
    [
      'trip_id',
      [{ trip: { tripId: 'e0' } }],
      [{ lineId: 'east', train: { tripId: 'e0' } }],
      { closedRuns: [{ tripId: 'e0' }] },
    ],
    [
      'trip_id, date, time, route and direction that agree',
      [
        {
          routeId: 'east',
          directionId: 0,
          trip: {
            tripId: 'e0',
            startDate: '20261120',
            startTime: '08:00:00',
            routeId: 'east',
            directionId: 0,
          },
        },
      ],
      [{ lineId: 'east', train: { tripId: 'e0', date: '2026-11-20', time: '08:00:00' } }],
      { closedRuns: [{ tripId: 'e0', date: '2026-11-20' }] },
    ],
    [
      'a trip by route, direction, date and time',
      [{ trip: { routeId: 'east', directionId: 0, startDate: '20261120', startTime: '8:00:00' } }],
      [{ lineId: 'east', train: { tripId: 'e0', date: '2026-11-20', time: '8:00:00' } }],
      { closedRuns: [{ tripId: 'e0', date: '2026-11-20' }] },
    ],
    [
      'trip_id and stop_id of a station: its call there',
      [{ stopId: 'B02', trip: { tripId: 'e1' } }],
      [{ lineId: 'east', stationCode: 'B02', train: { tripId: 'e1' } }],
      { closedRuns: [{ tripId: 'e1', station: 'B02' }] },
    ],
    [
      'trip_id and stop_id of its platform',
      [{ stopId: 'B02-other', trip: { tripId: 'e1' } }],
      [{ stationCode: 'B02', platform: 'B02-other', train: { tripId: 'e1' } }],
      { closedRuns: [{ tripId: 'e1', station: 'B02' }] },
    ],
    [
      'trip_id and stop_id of another platform of the station',
      [{ stopId: 'B02-platform', trip: { tripId: 'e1' } }],
      [],
      {},
    ],
    ['an unknown trip_id', [{ trip: { tripId: 'e9' } }], [], {}],
    ['a part of a trip_id', [{ trip: { tripId: 'e' } }], [], {}],
    ['trip_id on a day without it', [{ trip: { tripId: 'e0', startDate: '20261121' } }], [], {}],
    ['trip_id and a day that there is not', [{ trip: { tripId: 'e0', startDate: '20261131' } }], [], {}],
    ['trip_id and another time', [{ trip: { tripId: 'e0', startTime: '08:01:00' } }], [], {}],
    ['trip_id and another route', [{ trip: { tripId: 'e0', routeId: 'north' } }], [], {}],
    ['trip_id and another route beside it', [{ routeId: 'north', trip: { tripId: 'e0' } }], [], {}],
    ['trip_id and another direction beside it', [{ directionId: 1, trip: { tripId: 'e0' } }], [], {}],
    ['trip_id and a station that it does not serve', [{ stopId: 'A03', trip: { tripId: 'e0' } }], [], {}],
    ['a trip with only its route', [{ trip: { routeId: 'north' } }], [{ ...north, train: {} }], {}],
    [
      'a trip with only its route and direction',
      [{ trip: { routeId: 'north', directionId: 1 } }],
      [{ ...north, direction: 1, train: {} }],
      {},
    ],
    [
      'a trip with route, date and time, which may be several',
      [{ trip: { routeId: 'east', startDate: '20261120', startTime: '08:00:00' } }],
      [{ ...east, train: { date: '2026-11-20', time: '08:00:00' } }],
      {},
    ],
    [
      'a trip of a headway line',
      [{ trip: { tripId: 'n0', startTime: '10:00:00' } }],
      [{ ...north, direction: 0, train: { time: '10:00:00' } }],
      {},
    ],
    ['a trip without anything', [{ trip: {} }], [], {}],
    [
      'an unknown field beside a known one',
      [{ routeId: 'north', unknown: 7 }],
      [{ ...north, isPartial: true }],
      {},
    ],
    [
      'an unknown field beside a station and its platform',
      [{ stopId: 'A03', unknown: 7 }, { stopId: 'A03-platform' }],
      [
        { stationCode: 'A03', isPartial: true },
        { stationCode: 'A03', platform: 'A03-platform' },
      ],
      { closedStops: ['A03-platform'] },
    ],
    ['an unknown field alone', [{ unknown: 7 }], [], {}],
    ['nothing', [{}], [], {}],
    ['no selector', [], [], {}],
    [
      'several entities: any of them',
      [{ routeId: 'north' }, { stopId: 'B01' }, { routeId: 'orange' }],
      [north, { stationCode: 'B01' }],
      { closedLines: ['north'], closedStations: ['B01'] },
    ],
  ])('%s', (_, selectors, entities, closures) => {
    expect(read(selectors).entities).toEqual(entities);
    expect(closuresOf(selectors)).toEqual(closures);
  });

  test('reports each selector that matches nothing', () => {
    expect(read([{}, { routeId: 'north' }, { stopId: 'X' }]).unknown).toEqual([{}, { stopId: 'X' }]);
  });

  test.each<[string, RealtimeSelectorText, object]>([
    ['a station', { stopId: 'A03' }, { closedStations: ['A03'] }],
    ['a platform', { stopId: 'A03-platform' }, { closedStops: ['A03-platform'] }],
    ['a train', { trip: { tripId: 'e0' } }, { closedRuns: [{ tripId: 'e0' }] }],
    ['a line, where a lift may be anywhere', { routeId: 'north' }, {}],
    ['an exit', { stopId: 'A01-exit-1' }, {}],
  ])('ACCESSIBILITY_ISSUE on %s closes it for step-free searches only', (_, selector, closures) => {
    const effect = 'ACCESSIBILITY_ISSUE';
    expect(closuresOf([selector], { effect, stepFree: true })).toEqual(closures);
    expect(closuresOf([selector], { effect })).toEqual({});
  });
});

describe('of random selectors', () => {
  const values: Record<string, readonly unknown[]> = {
    agencyId: ['metro', 'tram', 'nobody'],
    routeId: ['north', 'east', 'west', 'orange'],
    routeType: [1, 12, 401, 3],
    stopId: ['A03', 'A03-platform', 'B01', 'B01-platform', 'B02-platform', 'A01-exit-1', 'X'],
    directionId: [0, 1, 2],
    trip: [
      { tripId: 'e0' },
      { tripId: 'e1', startDate: '20261120' },
      { tripId: 'n0' },
      { routeId: 'east' },
      { routeId: 'east', directionId: 0, startDate: '20261120', startTime: '08:00:00' },
      { tripId: 'e9' },
      {},
    ],
    unknown: [7],
  };

  /** Every line, station and call of a line at a station that a selector reaches. */
  const reach = (selector: RealtimeSelectorText) => {
    const { lines } = feed.network;
    return new Set(
      read([selector]).entities.flatMap(({ lineId, stationCode, platform, direction, part }) => {
        const ofLines = [...lines.values()].filter(({ id }) => lineId === undefined || id === lineId);
        return ofLines.flatMap(({ id, stations: codes }) =>
          codes
            .filter((code) => stationCode === undefined || code === stationCode)
            .flatMap((code) =>
              [...feed.stationParts]
                .filter(([stop, { station }]) => station === code && stop === (part ?? platform ?? stop))
                .flatMap(([stop]) =>
                  [0, 1]
                    .filter((one) => (direction ?? one) === one)
                    .map((which) => `${id} ${code} ${stop} ${which}`),
                ),
            ),
        );
      }),
    );
  };
  const draws = createDraws(1);
  const drawSelector = (): RealtimeSelectorText =>
    Object.fromEntries(
      Object.entries(values).flatMap(([field, all]) => (draws.chance(0.3) ? [[field, draws.one(all)]] : [])),
    );

  /** Every call of every train on two days, and what closes it. */
  const { trips, stopTimes, lines: routes, locations } = parsed;
  const calls = trips.ids.flatMap((tripId, trip) =>
    ['2026-11-20', '2026-11-23'].flatMap((date) =>
      Array.from({ length: stopTimes.start[trip + 1]! - stopTimes.start[trip]! }, (_, call) => {
        const stop = locations[stopTimes.location[stopTimes.start[trip]! + call]!]!.id;
        const { station } = feed.stationParts.get(stop)!;
        const lineId = routes[trips.line[trip]!]!.id;
        return { tripId, date, stop, station, lineId, directionId: trips.direction[trip]! };
      }),
    ),
  );
  const closedCalls = (selectors: RealtimeSelectorText[]) => {
    const closures = closuresOf(selectors) as Partial<AlertConditions>;
    const fits = (call: (typeof calls)[number], closure: Partial<(typeof calls)[number]>) =>
      Object.entries(closure).every(
        ([field, value]) => value === undefined || call[field as keyof typeof call] === value,
      );
    return calls.filter((call) =>
      [
        ...(closures.closedLines ?? []).map((lineId) => ({ lineId })),
        ...(closures.closedStations ?? []).map((station) => ({ station })),
        ...(closures.closedStops ?? []).map((stop) => ({ stop })),
        ...(closures.closedCalls ?? []),
        ...(closures.closedDirections ?? []),
        ...(closures.closedRuns ?? []),
      ].some((closure) => fits(call, closure as never)),
    );
  };

  test('one with one field more matches a subset, and closes no more', () => {
    let [narrowed, closedLess] = [0, 0];
    for (let run = 0; run < 4000; run += 1) {
      const selector = drawSelector();
      const missing = Object.keys(values).filter((field) => !(field in selector));
      const field = draws.one(missing.length > 0 ? missing : ['unknown']);
      const more = { ...selector, [field]: draws.one(values[field]!) };
      // nothing that is known matches nothing, which is not the widest
      if (Object.keys(selector).every((one) => one === 'unknown')) continue;
      // a direction means nothing without a line, so a line may give it a meaning
      if ('directionId' in selector && ['routeId', 'trip'].includes(field)) continue;
      const [wide, narrow] = [reach(selector), reach(more)];
      if (narrow.size > 0 && narrow.size < wide.size) narrowed += 1;
      expect(
        [...narrow].filter((one) => !wide.has(one)),
        JSON.stringify([selector, more]),
      ).toEqual([]);
      const [many, few] = [closedCalls([selector]), closedCalls([more])];
      if (few.length > 0 && few.length < many.length) closedLess += 1;
      expect(
        few.filter((one) => !many.includes(one)),
        JSON.stringify([selector, more]),
      ).toEqual([]);
    }
    expect(narrowed).toBeGreaterThan(50);
    expect(closedLess).toBeGreaterThan(20);
  });

  test('unknown fields never close more', () => {
    let closed = 0;
    for (let run = 0; run < 2000; run += 1) {
      const selectors = Array.from({ length: 1 + draws.below(3) }, drawSelector);
      const known = closedCalls(selectors);
      const unknown = closedCalls(
        selectors.map((selector) => (draws.chance(0.5) ? { ...selector, unknown: 7 } : selector)),
      );
      if (known.length > unknown.length) closed += 1;
      expect(
        unknown.filter((one) => !known.includes(one)),
        JSON.stringify(selectors),
      ).toEqual([]);
    }
    expect(closed).toBeGreaterThan(200);
  });
});

test('ids of the feed that are not fit for URLs are found', () => {
  const other = readFeed(
    toFeedFiles({
      'agency.txt': [
        'agency_id,agency_name,agency_url,agency_timezone',
        'แทรม,Tram,https://tram.example.org,Asia/Bangkok',
      ].join('\n'),
      'routes.txt': 'route_id,agency_id,route_short_name,route_type\nสาย 1,แทรม,1,1\n',
      'stops.txt': [
        'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station',
        'สถานี ก,ก 1,Ko Kai,13.7,100.5,1,',
        'สถานี ก:1,,Ko Kai,13.7,100.5,0,สถานี ก',
        'B 2,,Bo Baimai,13.8,100.5,0,',
      ].join('\n'),
      'calendar_dates.txt': 'service_id,date,exception_type\ns,20261120,1\n',
      'trips.txt': 'route_id,service_id,trip_id\nสาย 1,s,เที่ยว 1\n',
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        'เที่ยว 1,6:00:00,6:00:00,สถานี ก:1,1',
        'เที่ยว 1,6:09:00,6:09:00,B 2,2',
      ].join('\n'),
    }),
  );
  const planner = createPlanner(other);
  const { network } = planner;
  const [line] = [...network.lines.keys()];
  const [station] = [...network.stations.keys()];
  const found = (selector: RealtimeSelectorText) =>
    informedBy([selector], { ...planner, ...findIds(other) }).entities;
  expect(found({ agencyId: 'แทรม' })).toEqual([{ lineId: line }]);
  expect(found({ routeId: 'สาย 1' })).toEqual([{ lineId: line }]);
  expect(found({ stopId: 'สถานี ก' })).toEqual([{ stationCode: station }]);
  expect(found({ trip: { tripId: 'เที่ยว 1' } })).toEqual([{ lineId: line, train: { tripId: 'เที่ยว 1' } }]);
  expect(isWhole(found({ stopId: 'สถานี ก:1' })[0]!)).toBe(true);
});
