import type { Item } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { callExample, documentExample } from '../document-list/document-list-examples';
import {
  activityExample,
  contactItemExample,
  fareGroupItemExample,
  placeItemExample,
  spaceExample,
  ticketItemExample,
} from '../shared/examples/item-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { carParkExample } from '../shared/examples/car-park-examples';
import { articleExample } from '../shared/examples/article-examples';
import { toItemCardModel } from '../shared/item-card/item-card-model';

const card = (item: Item) => toItemCardModel(item, exampleContext('en'));

describe('a card shows the facts that help to choose an item of its kind', () => {
  test.each<[string, Item, string[]]>([
    ['news', articleExample('en'), []],
    [
      'an activity',
      activityExample('en'),
      ['calendar-days: 5 Dec 2026 – 6 Dec 2026', 'map-pin: In front of Sanam Chai (BL31), exit 1'],
    ],
    [
      'a space',
      spaceExample('en'),
      [
        'map-pin: Ticket hall level, near exit 3',
        'store: Kiosk · 12.5 m²',
        'coins: 18,000 baht a month, without tax',
      ],
    ],
    [
      'a space with few known facts',
      spaceExample('en', { location: undefined, areaSquareMetres: undefined, rentSatang: undefined }),
      ['store: Kiosk'],
    ],
    ['a place', placeItemExample('en'), ['footprints: About 5 min on foot']],
    ['a car park', carParkExample('en'), ['square-parking: 2,100 cars']],
    ['a document', documentExample('en'), ['file-text: Fare table', 'calendar-days: From 3 Jul 2026']],
    ['a ticket', ticketItemExample('en'), ['coins: 17–44 baht by stations']],
    ['a fare group', fareGroupItemExample('en'), ['coins: 9–22 baht']],
    ['a contact', contactItemExample('en'), ['phone: 0 2624 5200', 'clock: Daily 06:00–24:00']],
  ])('%s', (_, item, facts) => {
    expect(card(item).facts.map(({ icon, text }) => `${icon.name}: ${text}`)).toEqual(facts);
  });
});

describe('the state of a card', () => {
  const real = { example: undefined };
  test.each([
    [spaceExample('en', real), { tone: 'success', text: 'Available' }],
    [spaceExample('en', { ...real, availability: 'reserved' }), { tone: 'warning', text: 'Reserved' }],
    [spaceExample('en', { ...real, availability: 'let' }), { tone: 'neutral', text: 'Rented' }],
    [callExample('en', real), { tone: 'warning', text: 'Closes in 7 days' }],
    [spaceExample('en'), { tone: 'neutral', text: 'Available' }],
    [callExample('en'), { tone: 'neutral', text: 'Closing date: 27 Nov 2026' }],
    [articleExample('en'), undefined],
  ])('shows availability or the closing date, if it has any (%#)', (item, state) => {
    expect(card(item).state).toEqual(state);
  });
});

describe('likes on a card', () => {
  test.each([
    [0, undefined],
    [1, '1'],
    [1000, '1,000'],
    [1250, '1.3K'],
    [3_400_000, '3.4M'],
  ])('are shown for %d as %s', (likes, text) => {
    expect(card(articleExample('en', { likes })).likes).toBe(text);
  });
});

test('marks an example, which neither begins nor ends', () => {
  const activity = activityExample('en', { validTo: '2026-11-01' });
  expect([card(activity).validity, card({ ...activity, example: undefined }).validity?.state]).toEqual([
    undefined,
    'ended',
  ]);
  expect([card(activityExample('en')).isExample, card(articleExample('en')).isExample]).toEqual([
    true,
    undefined,
  ]);
});
