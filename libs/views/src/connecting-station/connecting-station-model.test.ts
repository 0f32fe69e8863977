import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { changeExample, farExample, littleKnownExample } from './connecting-station-examples';
import { toConnectingStationModel } from './connecting-station-model';

const context = exampleContext('en');
const change = toConnectingStationModel(changeExample, context);
const far = toConnectingStationModel(farExample, context);
const littleKnown = toConnectingStationModel(littleKnownExample, context);

test('names the station in both languages, with its lines and operator', () => {
  expect(far).toMatchObject({
    isOwn: false,
    code: 'CEN',
    name: 'Siam',
    other: { name: 'สยาม', lang: 'th' },
    lines: [
      { id: 'bts-sukhumvit', name: 'Sukhumvit Line (BTS)' },
      { id: 'bts-silom', name: 'Silom Line (BTS)' },
    ],
    operators: [
      {
        name: 'Bangkok Mass Transit System Public Company Limited',
        brand: 'BTS',
        website: { text: 'bts.co.th', href: 'https://www.bts.co.th' },
        telephone: { text: '0 2617 6000', href: 'tel:+6626176000' },
      },
    ],
  });
});

test('shows the code on the signs, and keeps that of the address', () => {
  const { code, head } = toConnectingStationModel(
    { ...changeExample, station: { ...changeExample.station, signCode: 'RN 1' } },
    context,
  );
  expect(code).toBe('RN 1');
  expect(head.canonical).toBe('https://www.example.org/en/stations/RN01');
});

test('gives minutes, distance and exit of the walk to our station', () => {
  expect(change.changes).toMatchObject([
    {
      lineId: 'blue',
      details: [
        'Bang Sue (BL11)',
        'about 3 minutes on foot',
        'tap out and in again',
        '240 m in a straight line',
        'Exit 3',
      ],
      href: '/en/stations/BL11',
    },
  ]);
  expect(change).toMatchObject({ hasEstimatedWalks: true, nearest: [] });
});

test('without such a walk, names our nearest stations with their distance, and no minutes', () => {
  expect(far.nearest.map(({ code, distance }) => [code, distance])).toEqual([
    ['BL32', '5.3 km in a straight line'],
    ['BL11', '6.4 km in a straight line'],
  ]);
  expect(littleKnown.nearest).toEqual([]);
});

test('links to journeys from here and to here, and to each destination', () => {
  expect(change.hrefs).toEqual({
    from: '/en/search-departure?from=RN01',
    to: '/en/search-departure?to=RN01',
    fares: '/en/tickets/fare-rates?from=RN01',
    map: '/en/mrt-map#map-RN01',
  });
  expect(change.around.serverPart!.positionHref).toBe(
    'https://www.openstreetmap.org/?mlat=13.804644&mlon=100.542054#map=17/13.804644/100.542054',
  );
  expect(change.destinations.map(({ name, href, says }) => [name, href, says])).toEqual([
    [
      'Suvarnabhumi Airport',
      '/en/search-departure?from=RN01&to=suvarnabhumi-airport',
      '1 change, about 52 minutes',
    ],
    [
      'Don Mueang Airport',
      '/en/search-departure?from=RN01&to=don-mueang-airport',
      '2 changes, about 71 minutes',
    ],
    ['Siam', '/en/search-departure?from=RN01&to=CEN', 'no change, about 25 minutes'],
    [
      'King Chulalongkorn Memorial Hospital',
      '/en/search-departure?from=RN01&to=king-chulalongkorn-memorial-hospital',
      undefined,
    ],
  ]);
});

test.each([
  [{ transfers: 0, durationSeconds: 541, isOnFoot: true }, 'about 10 minutes on foot'],
  [{ transfers: 0, durationSeconds: 541, isOnFoot: false }, 'no change, about 10 minutes'],
])('says of the journey %j: %s', (journey, says) => {
  const destinations = [{ ...changeExample.destinations[0]!, journey }];
  expect(toConnectingStationModel({ ...changeExample, destinations }, context).destinations[0]?.says).toBe(
    says,
  );
});

test('shows its neighbours on each line, none of them closed', () => {
  expect(far.stretches.map(({ stations }) => stations.map(({ href, isClosed }) => [href, isClosed]))).toEqual(
    [
      [
        ['/en/stations/N8', false],
        ['/en/stations/N2', false],
        [undefined, false],
        ['/en/stations/E4', false],
      ],
      [
        [undefined, false],
        ['/en/stations/S2', false],
      ],
    ],
  );
});

test('leaves out what is unknown', () => {
  expect(littleKnown.operators).toEqual([{ name: 'Asia Era One Co., Ltd.', brand: 'Airport Rail Link' }]);
  expect(littleKnown.hrefs.map).toBeUndefined();
  expect(littleKnown.around.serverPart).toMatchObject({ positionHref: undefined, notKnown: undefined });
});

test('structured data names the operator and describes no facilities', () => {
  const [station] = change.head.structuredData!;
  expect(station).toMatchObject({
    '@type': 'TrainStation',
    name: 'Krung Thep Aphiwat',
    alternateName: 'กรุงเทพอภิวัฒน์',
    identifier: 'RN01',
    geo: { '@type': 'GeoCoordinates', latitude: 13.804644, longitude: 100.542054 },
    additionalProperty: [
      {
        '@type': 'PropertyValue',
        propertyID: 'operator',
        value: 'S.R.T. Electrified Train Co., Ltd.',
      },
    ],
  });
  expect(station).not.toHaveProperty('amenityFeature');
});
