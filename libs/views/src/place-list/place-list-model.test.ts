import type { ItemOf, ListingFilter } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { stationsExample } from '../shared/examples/network-example';
import { placeExample } from './place-list-examples';
import { toPlaceListModel } from './place-list-model';

type Place = ItemOf<'place'>;

const place = (id: string, changes: object = {}) =>
  placeExample('en', { id: id as Place['id'], ...(changes as Partial<Place>) });

function lines(items: ListingData['items'], filter: object = {}, locale: 'th' | 'en' = 'en') {
  const sources = { stations: stationsExample };
  const data = { items, filter: filter as ListingFilter, sources };
  return toPlaceListModel(data, exampleContext(locale))?.lines;
}

describe('places', () => {
  const items = [
    place('last', { station: 'BL38' }),
    place('pink', { station: 'PK01', lines: ['pink', 'purple'] }),
    place('second', { station: 'BL02' }),
    place('tenth', { station: 'BL10', lines: ['blue', 'purple'] }),
  ];
  const ids = (filter: object = {}) =>
    lines(items, filter)?.map(({ id, cards }) => [id, cards.map(({ href }) => href.split('/').at(-1))]);

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
    expect(lines([place('x', changes)])?.[0]?.cards[0]?.way).toBe(way);
  });

  it('show their location in the language of the page', () => {
    expect(lines([placeExample('th')], {}, 'th')?.[0]?.cards[0]).toMatchObject({
      kind: 'วัด',
      station: { code: 'BL15', lineId: 'blue', name: 'ลาดพร้าว' },
      way: 'ทางออก 3 เดินประมาณ 4 นาที',
    });
  });
});

it('returns undefined for a category with other items', () => {
  expect(lines([place('x'), articleExample('en')])).toBeUndefined();
});
