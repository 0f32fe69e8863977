import { createNetwork } from '@raang/journeys';
import { readFeed, toFeedFiles } from '@raang/journeys/gtfs';
import { expect, test } from 'vitest';
import { findStationParts } from '../network/loaded-feed';
import { informedBy } from './informed-by';

/** Two lines of two agencies, with ids that are not fit for URLs. */
const feed = readFeed(
  toFeedFiles({
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone',
      'Metro Co,Metro,https://metro.example.org,Asia/Bangkok',
      'แทรม,Tram,https://tram.example.org,Asia/Bangkok',
    ].join('\n'),
    'routes.txt': 'route_id,agency_id,route_short_name,route_type\nสาย 1,Metro Co,1,1\nLine/2,แทรม,2,0\n',
    'stops.txt': [
      'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station',
      'สถานี ก,ก 1,Ko Kai,13.7,100.5,1,',
      'สถานี ก:1,,Ko Kai,13.7,100.5,0,สถานี ก',
      'B 2,,Bo Baimai,13.8,100.5,0,',
    ].join('\n'),
    'calendar_dates.txt': 'service_id,date,exception_type\ns,20261120,1\n',
    'trips.txt': 'route_id,service_id,trip_id\nสาย 1,s,one\nLine/2,s,two\n',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      'one,6:00:00,6:00:00,สถานี ก:1,1',
      'one,6:09:00,6:09:00,B 2,2',
      'two,6:00:00,6:00:00,B 2,1',
      'two,6:09:00,6:09:00,สถานี ก:1,2',
    ].join('\n'),
  }),
);
const network = createNetwork(feed);
const [metro, tram] = [...network.lines.keys()];
const [station] = [...network.stations.keys()];

test.each([
  ['a line', { routeId: 'สาย 1' }, [{ lineId: metro }]],
  ['an agency', { agencyId: 'แทรม' }, [{ lineId: tram }]],
  ['a station', { stopId: 'สถานี ก' }, [{ stationCode: station }]],
  [
    'a line at a platform',
    { routeId: 'Line/2', stopId: 'สถานี ก:1' },
    [{ lineId: tram, stationCode: station }],
  ],
])('%s is found by the ids of the feed', (_, selector, entities) => {
  const informed = informedBy([selector], { network, stationParts: findStationParts(feed) });
  expect(informed).toMatchObject({ entities, unknown: [] });
});

test('a selector without ids names nothing', () => {
  expect(informedBy([{}], { network, stationParts: findStationParts(feed) }).unknown).toEqual([{}]);
});
