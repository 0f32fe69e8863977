import type { ArticleItem, Item } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { placeItemExample } from '../shared/examples/item-examples';
import { chooseItems, nothingTold, tell } from './choose-items';

const today = '2026-11-20';
const offer = (id: string, days: Partial<ArticleItem> = {}) =>
  articleExample('en', { id: id as Item['id'], ...days });
const place = (id: string, pictureUrl: string | undefined = `/${id}.svg`) =>
  placeItemExample('en', { id: id as Item['id'], pictureUrl });
const ids = (items: Item[]) => items.map(({ id }) => String(id));

test('newest: keeps the order, without ended items, up to the limit', () => {
  const items = [
    offer('first', { validTo: today }),
    offer('over', { validTo: '2026-11-19' }),
    offer('second'),
    offer('third'),
  ];
  expect(ids(chooseItems(items, { order: 'newest', count: 2, form: 'list' }, today))).toEqual([
    'first',
    'second',
  ]);
});

test('ending: earliest end first, then items without end, then upcoming ones', () => {
  const items = [
    offer('to-come', { validFrom: '2026-12-01', validTo: '2026-12-31', pictureUrl: '/1.svg' }),
    offer('lasting', { pictureUrl: '/2.svg' }),
    offer('this-year', { validTo: '2026-12-31', pictureUrl: '/3.svg' }),
    offer('over', { validTo: '2026-11-19', pictureUrl: '/4.svg' }),
    offer('today', { validFrom: '2026-07-03', validTo: today, pictureUrl: '/5.svg' }),
  ];
  expect(ids(chooseItems(items, { order: 'ending', count: 9, form: 'list' }, today))).toEqual([
    'today',
    'this-year',
    'lasting',
    'to-come',
  ]);
});

test('soonest: next day first, without ended items and items without a day', () => {
  const items = [
    offer('new-year', { validFrom: '2026-12-31', validTo: '2027-01-01' }),
    offer('yesterday', { validFrom: '2026-11-19' }),
    offer('no-day'),
    offer('this-week', { validFrom: '2026-11-16', validTo: '2026-11-22' }),
    offer('today', { validFrom: today }),
  ];
  expect(ids(chooseItems(items, { order: 'soonest', count: 9, form: 'list' }, today))).toEqual([
    'this-week',
    'today',
    'new-year',
  ]);
});

describe('daily', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => place(id));
  const on = (day: string) => ids(chooseItems(items, { order: 'daily', count: 2, form: 'cards' }, day));

  test('selects different items every day until each was selected', () => {
    const days = [on('2026-11-20'), on('2026-11-21'), on('2026-11-22')];
    expect(days.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(on('2026-11-23')).toEqual(days[0]);
  });

  test('shows no picture twice', () => {
    const alike = [place('a', '/temple.svg'), place('b', '/temple.svg'), place('c', '/park.svg')];
    const shown = chooseItems(alike, { order: 'daily', count: 3, form: 'cards' }, today);
    expect(shown.map(({ pictureUrl }) => pictureUrl).toSorted()).toEqual(['/park.svg', '/temple.svg']);
    expect(chooseItems(alike, { order: 'daily', count: 3, form: 'list' }, today)).toHaveLength(3);
  });

  test('an empty list stays empty', () => {
    expect(chooseItems([], { order: 'daily', count: 4, form: 'cards' }, today)).toEqual([]);
  });
});

describe('what the page shows already', () => {
  const period = { validFrom: '2025-12-01', validTo: '2026-11-30' };
  const [purple, blue] = [['purple' as never], ['blue' as never]];

  test.each([
    ['the same item', offer('cap', { ...period, lines: purple }), []],
    ['another text on the same period and line', offer('news', { ...period, lines: purple }), []],
    ['another line', offer('news', { ...period, lines: blue }), ['cap']],
    ['an activity of the same days', offer('walk', { ...period, lines: purple, venue: 'Sam Yot' }), ['cap']],
    ['an item without a period', offer('news', { lines: purple }), ['cap']],
  ])('%s', (_, item, expected) => {
    const told = nothingTold();
    tell(told, item, true);
    const cap = offer('cap', { ...period, lines: purple, pictureUrl: '/cap.svg' });
    expect(ids(chooseItems([cap], { order: 'newest', count: 2, form: 'cards' }, today, told))).toEqual(
      expected,
    );
  });
});
