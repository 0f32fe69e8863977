import type { ItemOf, ListingFilter } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { linesExample } from '../shared/examples/network-example';
import { placeExample, positionedStationsExample } from './place-list-examples';
import { type PlaceLineModel, toPlaceListModel } from './place-list-model';
import { placesOnPage } from './places-on-page';

type Place = ItemOf<'place'>;

const place = (id: string, changes: object = {}) =>
  placeExample('en', { id: id as Place['id'], ...(changes as Partial<Place>) });

function lines(items: ListingData['items'], filter: object = {}, locale: 'th' | 'en' = 'en', page = 1) {
  const sources = { lines: linesExample, stations: positionedStationsExample };
  const data = { items, filter: filter as ListingFilter, page, sources };
  return toPlaceListModel(data, exampleContext(locale))?.lines;
}

const cardsOf = (line: PlaceLineModel | undefined) => line?.stations.flatMap(({ cards }) => cards) ?? [];
const idsOf = (line: PlaceLineModel | undefined) => cardsOf(line).map(({ href }) => href.split('/').at(-1));

describe('places', () => {
  const items = [
    place('last', { station: 'BL38' }),
    place('pink', { station: 'PK01', lines: ['pink', 'purple'] }),
    place('second', { station: 'BL02' }),
    place('tenth', { station: 'BL10', lines: ['blue', 'purple'] }),
  ];
  const ids = (filter: object = {}) => lines(items, filter)?.map((line) => [line.id, idsOf(line)]);

  it('are sorted by line and along each line, each once', () => {
    expect(ids()).toEqual([
      ['blue', ['second', 'tenth', 'last']],
      ['pink', ['pink']],
    ]);
  });

  it('are listed under the selected line', () => {
    expect(lines(items.slice(3), { line: 'purple' })?.map(({ id }) => id)).toEqual(['purple']);
  });

  it("without a line are listed under their station's line", () => {
    expect(lines([place('x', { lines: [] })])?.[0]?.id).toBe('blue');
  });

  test.each([
    [{}, 'Exit 3, about 4 minutes’ walk'],
    [{ exit: undefined }, 'About 4 minutes’ walk'],
    [{ walkMinutes: undefined }, 'Exit 3'],
    [{ exit: undefined, walkMinutes: undefined }, undefined],
  ])('with %j show the way: %s', (changes, way) => {
    expect(cardsOf(lines([place('x', changes)])?.[0])[0]?.way).toBe(way);
  });

  it('show their location in the language of the page', () => {
    expect(lines([placeExample('th')], {}, 'th')?.[0]?.stations[0]).toMatchObject({
      code: 'BL15',
      name: 'ลาดพร้าว',
      href: '/th/stations/BL15',
      cards: [{ kind: 'วัด', way: 'ทางออก 3 เดินประมาณ 4 นาที' }],
    });
  });
});

describe('many places', () => {
  const many = Array.from({ length: placesOnPage + 1 }, (_, index) =>
    place(`p${index}`, index === placesOnPage ? { station: 'PK01', lines: ['pink'] } : {}),
  );

  it('are on several pages, in the order of the lines', () => {
    expect(lines(many)?.map((line) => [line.id, cardsOf(line).length])).toEqual([['blue', placesOnPage]]);
    expect(lines(many, {}, 'en', 2)?.map((line) => [line.id, idsOf(line)])).toEqual([
      ['pink', [`p${placesOnPage}`]],
    ]);
  });
});

describe('the map of the stations', () => {
  const mapOf = (...stations: string[]) =>
    lines(stations.map((station, index) => place(`p${index}`, { station })))?.[0]?.map;

  it('has the stations from the first to the last place and their neighbours, north up', () => {
    const map = mapOf('BL02', 'BL11')!;
    expect(map.stations.map(({ code, hasPlaces }) => [code, hasPlaces])).toEqual([
      ['BL01', false],
      ['BL02', true],
      ['BL10', false],
      ['BL11', true],
      ['BL15', false],
    ]);
    const at = (code: string) => map.stations.find((station) => station.code === code)!;
    // Tao Poon lies north-east of Charan 13
    expect(at('BL10').y).toBeLessThan(at('BL02').y);
    expect(at('BL10').x).toBeGreaterThan(at('BL02').x);
  });

  it('is to scale, and all of it is inside its frame', () => {
    const map = mapOf('BL02', 'BL38')!;
    const at = (code: string) => map.stations.find((station) => station.code === code)!;
    const units = Math.hypot(at('BL01').x - at('BL02').x, at('BL01').y - at('BL02').y);
    const kilometres = Number(/[\d.]+/.exec(map.scale.label)?.[0]);
    // 1.27 km between the stations
    expect((units / map.scale.length) * kilometres).toBeCloseTo(1.27, 0);
    for (const { x, y } of map.stations) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
    }
  });

  it('names the stations in its text', () => {
    expect(mapOf('BL02', 'BL11', 'BL11')?.text).toBe(
      'Map of the stations of the Blue Line with places on this page: Charan 13 (BL02): 1 place and Bang Sue (BL11): 2 places',
    );
  });

  it('is left out where positions are unknown', () => {
    expect(lines([place('x', { station: 'PK01', lines: ['pink'] })])?.[0]?.map).toBeUndefined();
  });
});

it('returns undefined for a category with other items', () => {
  expect(lines([place('x'), articleExample('en')])).toBeUndefined();
});
