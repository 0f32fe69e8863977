import type { Item, Locale } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { callExample, documentExample } from '../document-list/document-list-examples';
import { safetyPictureExample } from '../modal-image/modal-image-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { carParkExample } from '../shared/examples/car-park-examples';
import {
  activityExample,
  contactItemExample,
  fareGroupItemExample,
  placeItemExample,
  spaceExample,
  ticketItemExample,
} from '../shared/examples/item-examples';
import { toFacts } from './item-facts';

const station = { name: { th: 'ชื่อสถานี', en: 'Station name' } };

function factsOf(item: Item, locale: Locale = 'en', sources = {}) {
  return toFacts(item, sources, exampleContext(locale)).map(({ term, values, badge, station: code }) => [
    term,
    [code?.code, ...values, badge?.text].filter(Boolean).join(' | '),
  ]);
}

describe('the main facts', () => {
  test.each<[string, Item, string[][]]>([
    [
      'an activity',
      activityExample('en'),
      [
        ['When', '5 Dec 2026 – 6 Dec 2026'],
        ['Venue', 'In front of Sanam Chai (BL31), exit 1'],
      ],
    ],
    ['an offer', articleExample('en', { validFrom: '2026-12-01' }), [['Valid', 'From 1 Dec 2026']]],
    ['news', articleExample('en'), []],
    [
      'a car park',
      carParkExample('en', { monthlyCarSpaces: 30 }),
      [
        ['Station', 'BL15'],
        ['Open', '24 hours (since 18 July 2025)'],
        ['Spaces', '2,100 cars | 30 cars, for monthly customers only'],
        ['Fee for train passengers', '15 baht per 2 hours'],
        ['Fee for others', '50 baht per hour'],
        ['Type', 'Building, 9 storeys'],
      ],
    ],
    [
      'a place',
      placeItemExample('en'),
      [
        ['Station', 'BL29'],
        ['Exit', '3'],
        ['Walk from the station', 'About 5 min'],
        ['Open', 'Daily 06:00–18:00'],
        ['Admission', 'Free'],
        ['Type', 'Temple'],
      ],
    ],
    [
      'a fare table',
      documentExample('en'),
      [
        ['In force', 'From 3 Jul 2026'],
        ['Type', 'Fare table'],
        ['Contact', 'BEM call centre, 0 2624 5200'],
      ],
    ],
    [
      'an announcement',
      callExample('en', { example: undefined, contact: 'Business development, 0 2716 4000' }),
      [
        ['Closing date', '27 Nov 2026 | Closes in 7 days'],
        ['Type', 'Announcement'],
        ['Reference number', '12/2569'],
        ['Contact', 'Business development, 0 2716 4000'],
      ],
    ],
    [
      'an announcement that is an example',
      callExample('en'),
      [
        ['Closing date', '27 Nov 2026'],
        ['Type', 'Announcement'],
        ['Reference number', '12/2569'],
      ],
    ],
    [
      'a ticket',
      ticketItemExample('en', { validTo: '2027-05-31' }),
      [
        ['Who it is for', 'Every passenger'],
        ['Price', '17–44 baht by stations'],
        ['How to get it', 'Machines and ticket offices of every station'],
        ['Refund', 'At a ticket office on the day of purchase'],
        ['Valid', 'Until 31 May 2027'],
        ['Type', 'Token'],
      ],
    ],
    [
      'a fare group',
      fareGroupItemExample('en'),
      [
        ['Fare', '9–22 baht'],
        ['Passengers', 'Children and seniors'],
        ['Who it is for', 'Children of 91–120 cm and people aged 60 or over'],
        ['What to show', 'Identity card'],
        ['In force', 'From 3 Jul 2026'],
      ],
    ],
    [
      'a space to rent',
      spaceExample('en', { example: undefined }),
      [
        ['State', 'Available'],
        ['Station', 'BL22'],
        ['Where in the station', 'Ticket hall level, near exit 3'],
        ['Type', 'Kiosk'],
        ['Area', '12.5 m²'],
        ['Rent', '18,000 baht a month, without tax'],
        ['Available from', '1 Jan 2027'],
        ['Apply by', 'Open until 15 Dec 2026'],
        ['Terms', 'One year, deposit of three months'],
      ],
    ],
    [
      'a contact',
      contactItemExample('en'),
      [
        ['Telephone', '0 2624 5200'],
        ['Website', 'metro.bemplc.co.th'],
        ['Open', 'Daily 06:00–24:00'],
        ['Organisation', 'Bangkok Expressway and Metro'],
      ],
    ],
    ['a safety picture', safetyPictureExample('en'), []],
  ])('of %s', (_, item, facts) => {
    expect(factsOf(item)).toEqual(facts);
  });

  it('leave out unknown values', () => {
    const item = placeItemExample('en', {
      exit: undefined,
      walkMinutes: undefined,
      hours: undefined,
      admission: undefined,
    });
    expect(factsOf(item)).toEqual([
      ['Station', 'BL29'],
      ['Type', 'Temple'],
    ]);
  });

  test.each([
    ['en', 'BL29 | Station name'],
    ['th', 'BL29 | ชื่อสถานี'],
  ] as const)('name the station in the language of the page: %s', (locale, text) => {
    expect(factsOf(placeItemExample(locale), locale, { station })[0]?.[1]).toBe(text);
  });

  it('mark text in the other language, and only that', () => {
    const facts = toFacts(placeItemExample('th'), { station }, exampleContext('en'));
    expect(facts.map(({ values, lang }) => [values[0], lang])).toEqual([
      ['Station name', undefined],
      ['3', undefined],
      ['About 5 min', undefined],
      ['ทุกวัน 06:00–18:00 น.', 'th'],
      ['ไม่เสียค่าเข้า', 'th'],
      ['Temple', undefined],
    ]);
  });

  test.each([
    ['Telephone', 'tel:026245200', undefined],
    ['E-mail', 'mailto:ask@example.org', undefined],
    ['Website', 'https://metro.bemplc.co.th/', true],
  ])('have a link for %s: %s', (term, href, isExternal) => {
    const item = contactItemExample('en', { email: 'ask@example.org' });
    const fact = toFacts(item, {}, exampleContext('en')).find((other) => other.term === term);
    expect([fact?.href, fact?.isExternal]).toEqual([href, isExternal]);
  });
});
