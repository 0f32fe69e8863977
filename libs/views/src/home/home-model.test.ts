import { describe, expect, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { homeExample, homeLayoutExample } from './home-examples';
import { toHomeModel } from './home-model';

const home = (changes: Parameters<typeof homeExample>[1] = {}) =>
  toHomeModel(homeExample('en', changes), exampleContext('en'));

test('the form asks for journeys, and for the fare of the same way', () => {
  expect(home().finder).toMatchObject({
    action: '/en/search-departure',
    fareAction: '/en/tickets/fare-rates#fare',
    from: { name: 'from', label: 'From', value: '' },
    to: { name: 'to', label: 'To', value: '' },
    choice: { locale: 'en', lineNames: { blue: 'Blue' } },
  });
});

test('a tile leads to a category or to a page of its own', () => {
  expect(home().tiles.map(({ place, href }) => [place, href])).toEqual([
    ['map', '/en/mrt-map'],
    ['last-train', '/en/search-departure?mode=last'],
    ['fare-rates', '/en/tickets/fare-rates'],
    ['parking', '/en/travel/parking'],
  ]);
});

test('a line of the board leads to its own part of the listing of lines', () => {
  expect(home().status.now.map(({ line }) => line.href)).toEqual(
    ['blue', 'purple', 'yellow', 'pink'].map((line) => `/en/travel/train-line?line=${line}`),
  );
});

test('sections come in the order of the layout, each with as many items as it wants', () => {
  expect(home().sections.map(({ slug, cards }) => `${slug}: ${cards.length}`)).toEqual([
    'news: 6',
    'promotion: 1',
    'activity: 1',
    'recommended-places: 1',
  ]);
});

describe('what is not there is left out', () => {
  const missing = { group: 'travel', category: 'monorail' };

  test('a section without items', () => {
    const ended = [articleExample('en', { validTo: '2026-11-19' })];
    expect(home({ items: new Map([['updates/promotion', ended]]) }).sections).toEqual([]);
  });

  test('a category that the content does not have', () => {
    const tile = { ...missing, text: { th: 'ไม่มี', en: 'none' } };
    const section = { ...missing, count: 3, order: 'newest' as const, form: 'cards' as const };
    const model = home({
      layout: {
        ...homeLayoutExample,
        fares: missing,
        trainTimes: missing,
        tiles: [tile],
        feedback: [tile],
        sections: [section],
      },
    });
    expect([model.finder?.fareAction, model.trainTimes]).toEqual([undefined, undefined]);
    expect([model.tiles, model.feedback.tiles, model.sections]).toEqual([[], [], []]);
  });

  test('the form while the network is not known', () => {
    expect(home({ stations: [] }).finder).toBeUndefined();
  });
});

test('the telephone can be called', () => {
  expect(home().feedback.telephone).toEqual({ text: '0 2716 4000', href: 'tel:027164000' });
});
