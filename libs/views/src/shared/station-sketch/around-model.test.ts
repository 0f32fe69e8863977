import type { StationDetail } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { placeItemExample } from '../examples/item-examples';
import { parkingCategory, travelGroup } from '../examples/model-context-example';
import { stationsExample } from '../examples/network-example';
import { onwardExample } from '../examples/place-examples';
import { indexStations } from '../words/station-words';
import { type AroundSources, toAround } from './around-model';
import { bearingBetween } from './stations-around';

const [thaPhra] = stationsExample;
const position = { latitude: 13.7293, longitude: 100.4742 };
const exits = [
  { name: '1', landmarks: { th: 'ตลาดบางไผ่; ซอย 2', en: 'Bang Phai Market; Soi 2' } },
  { name: '2' },
];

const around = (changes: Partial<StationDetail> = {}, more: Partial<AroundSources> = {}) =>
  toAround(
    {
      station: {
        ...thaPhra!,
        exits,
        equipment: [],
        serviceHours: [],
        interchanges: [],
        position,
        ...changes,
      },
      stations: indexStations(stationsExample),
      places: onwardExample,
      ...more,
    },
    exampleContext('en'),
  );

describe('what is around a station', () => {
  it('stands at its exit: landmarks first, each once, then places that they do not name', () => {
    expect(around().exits.map(({ exit, things }) => [exit, things.map(({ name }) => name)])).toEqual([
      ['1', ['Bang Phai Market', 'Soi 2']],
      ['2', []],
    ]);
  });

  it('is beside an exit that is not recorded, with the metres of piers and of bus stops, the nearest first', () => {
    expect(around().others.map(({ name, kindName, shortWay }) => [name, kindName, shortWay])).toEqual([
      ['Tha Phra Pier', 'Pier', '210 m'],
      // its exit leads to the market, which may be across the road from the stop
      ['Bang Phai Market', 'Bus stop', '330 m'],
      ['Southern Bus Terminal', 'Bus terminal', '25 min'],
      ['Siam Square', undefined, undefined],
    ]);
  });

  it('names the sources of boats and buses', () => {
    expect(around().sources).toEqual([
      'Agreeing public open-data tables',
      'Open transport data of OTP, Namtang (bus stops)',
    ]);
    expect(around({}, { places: [] }).sources).toEqual([]);
  });

  it('has links to the items whose titles begin with a name, at the same exit', () => {
    const at = (title: string, exit: string) => {
      const item = placeItemExample('en', { title, exit, station: 'BL01' as never, walkMinutes: 4 });
      const nearby = [{ group: travelGroup, category: parkingCategory, items: [item] }];
      return around({}, { nearby }).exits[0]!.things.find(({ name }) => name === 'Soi 2')!;
    };
    expect(at('Soi 2, where tailors work', '1')).toMatchObject({
      href: expect.stringContaining('/en/'),
      shortWay: '4 min',
    });
    expect(at('Soi 2, where tailors work', '2').href).toBeUndefined();
    expect(at('Soi 20, another one', '1').href).toBeUndefined();
  });
});

describe('other stations', () => {
  const near = (latitude: number, longitude: number) =>
    stationsExample.map((one) =>
      one.code === 'BL02' ? { ...one, position: { latitude, longitude } } : { ...one, position: undefined },
    );
  const first = (stations: typeof stationsExample, changes: Partial<StationDetail> = {}) =>
    around(changes, { stations: indexStations(stations) }).stations[0];

  it('within 600 metres have their bearing and distance', () => {
    expect(first(near(13.7333, 100.4742))).toMatchObject({
      code: 'BL02',
      bearing: 0,
      way: '450 m in a straight line · to the north',
      shortWay: '450 m',
    });
    expect(first(near(13.7393, 100.4742))).toBeUndefined();
  });

  const interchanges = [{ station: 'BL02', lineIds: ['blue'], walkMinutes: 3, metres: 90 }] as never;

  it('have no bearing without both positions, or in the same place', () => {
    for (const [stations, changes] of [
      [near(13.7293, 100.4743), {}],
      [near(13.7333, 100.4742), { position: undefined }],
    ] as const) {
      const other = first(stations, { ...changes, interchanges });
      expect(other).toMatchObject({ code: 'BL02', shortWay: '3 min' });
      expect(other).not.toHaveProperty('bearing');
    }
  });

  it('do not include the station itself, which its line may pass twice', () => {
    expect(around({ interchanges: [{ station: 'BL01', lineIds: ['blue'] }] as never }).stations).toEqual([]);
  });
});

test.each([
  [13.8, 100.5, 0],
  [13.7, 100.6, 90],
  [13.6, 100.5, 180],
  [13.7, 100.4, 270],
])('the bearing of %d, %d is %d degrees', (latitude, longitude, degrees) => {
  expect(bearingBetween({ latitude: 13.7, longitude: 100.5 }, { latitude, longitude })).toBe(degrees);
});
