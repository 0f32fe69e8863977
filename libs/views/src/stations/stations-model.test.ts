import { expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { linesExample, stationsExample } from '../shared/examples/network-example';
import { toStationsModel } from './stations-model';

const model = (locale: 'th' | 'en' = 'en') =>
  toStationsModel({ lines: linesExample, stations: stationsExample }, exampleContext(locale));

test('every line has its stations once, in order', () => {
  expect(model().lines.map(({ id, codes }) => [id, codes.join(' ')])).toEqual([
    ['blue', 'BL01 BL02 BL10 BL11 BL15 BL32 BL33 BL38'],
    ['pink', 'PK01 PK10 PK30 MT01 MT02'],
  ]);
});

test('by name they are grouped by first letter, in the page’s language first', () => {
  const [english, thai] = model().alphabets;
  expect([english!.lang, thai!.lang]).toEqual(['en', 'th']);
  expect(english!.letters.map(({ letter, codes }) => [letter, codes.join(' ')])).toEqual([
    ['B', 'BL33 BL11'],
    ['C', 'BL02'],
    ['I', 'MT01 BL32'],
    ['L', 'BL38 MT02 BL15'],
    ['M', 'PK30 PK10'],
    ['N', 'PK01 PP11'],
    ['T', 'BL10 PP16 BL01'],
  ]);
  expect(model('th').alphabets.map(({ lang }) => lang)).toEqual(['th', 'en']);
});

test('a Thai name is sorted by its consonant, not by a vowel written before it', () => {
  const thai = model('th').alphabets[0]!;
  expect(thai.letters.find(({ codes }) => codes.includes('BL10'))?.letter).toBe('ต');
  expect(thai.letters.flatMap(({ letter }) => letter).join('')).not.toMatch(/[เแโใไ]/);
});

test('each station links to its page', () => {
  expect(model('th').stations['MT02']).toEqual({
    lineId: 'pink',
    name: { th: 'ทะเลสาบเมืองทองธานี', en: 'Lake Muang Thong Thani' },
    href: '/th/stations/MT02',
  });
});

test('structured data lists every station once, in the order of the lines', () => {
  const [list, crumbs] = model('th').head.structuredData!;
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 13 });
  const entries = list!['itemListElement'] as object[];
  expect(entries[8]).toEqual({
    '@type': 'ListItem',
    position: 9,
    name: 'ศูนย์ราชการนนทบุรี',
    url: 'https://www.example.org/th/stations/PK01',
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});
