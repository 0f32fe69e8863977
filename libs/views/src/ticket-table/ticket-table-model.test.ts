import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { carParkExample } from '../shared/examples/car-park-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { endedTicketExample, plannedTicketExample, ticketExample } from '../shared/examples/ticket-examples';
import { toTicketTableModel } from './ticket-table-model';

const groups = (items: Parameters<typeof toTicketTableModel>[0]['items'], locale: 'th' | 'en' = 'en') =>
  toTicketTableModel({ items }, exampleContext(locale))?.groups;

describe('tickets', () => {
  it('are grouped by whom they are for, then upcoming and ended ones', () => {
    const items = [
      endedTicketExample('en'),
      plannedTicketExample('en'),
      ticketExample('en', { title: 'Parking card', ticketKind: 'parking-card' }),
      ticketExample('en', { title: 'Student card', ticketKind: 'student' }),
      ticketExample('en', { title: 'Card of children', riderCategories: ['child'] as never }),
      ticketExample('en'),
    ];
    expect(groups(items)?.map(({ id, title, rows }) => [id, title, rows.map(({ name }) => name)])).toEqual([
      ['everyone', 'For everyone', ['EMV contactless card (Visa, Mastercard)']],
      ['concession', 'For students, seniors and children', ['Card of children', 'Student card']],
      ['parking', 'If you park and ride', ['Parking card']],
      ['upcoming', 'Upcoming', ['QR ticket']],
      ['ended', 'Ended', ['Senior card (ended)']],
    ]);
  });

  it('begin with the bank card, and end with stored-value cards', () => {
    const lines = (...ids: string[]) => ids as never;
    const items = [
      ticketExample('en', { title: 'Stored value', ticketKind: 'general' }),
      ticketExample('en', { title: 'Token', ticketKind: 'token' }),
      ticketExample('en', { title: 'Card of one line', lines: lines('purple') }),
      ticketExample('en', { title: 'Bank card' }),
    ];
    expect(groups(items)?.[0]?.rows.map(({ name }) => name)).toEqual([
      'Bank card',
      'Card of one line',
      'Token',
      'Stored value',
    ]);
  });

  test.each([
    [{ validTo: '2026-11-20' }, 'everyone', '29 Jan 2022 – 20 Nov 2026'],
    [{ validTo: '2026-11-19' }, 'ended', '29 Jan 2022 – 19 Nov 2026'],
    [{ validFrom: '2026-11-20' }, 'everyone', 'From 20 Nov 2026'],
    [{ validFrom: '2026-11-21' }, 'upcoming', 'From 21 Nov 2026'],
    [{ validFrom: undefined }, 'everyone', undefined],
  ] as const)('with %j are %s: %s', (changes, id, period) => {
    const [group] = groups([ticketExample('en', changes)]) ?? [];
    expect([group?.id, group?.rows[0]?.period]).toEqual([id, period]);
  });

  it('leave out what is unknown, and mark uncertain values', () => {
    const [ended] = groups([endedTicketExample('th')], 'th') ?? [];
    expect(ended?.rows[0]).toMatchObject({
      kind: 'บัตรผู้สูงอายุ',
      price: undefined,
      refund: undefined,
      doubt: 'ยังไม่ยืนยัน',
    });
    expect(groups([plannedTicketExample('th')], 'th')?.[0]?.rows[0]?.doubt).toBeUndefined();
  });

  it('link to their pages, and mark text in the other language', () => {
    expect(groups([ticketExample('th')])?.[0]?.rows[0]).toMatchObject({
      href: '/en/tickets/ticket/emv-contactless',
      lang: 'th',
    });
  });
});

it('shows articles as guides below the tickets', () => {
  const model = toTicketTableModel(
    { items: [articleExample('en'), ticketExample('en')] },
    exampleContext('en'),
  );
  expect(model?.groups.flatMap(({ rows }) => rows)).toHaveLength(1);
  expect(model?.guides.cards?.serverPart?.map(({ title }) => title)).toEqual([articleExample('en').title]);
});

it('returns undefined for a category with other items', () => {
  expect(groups([ticketExample('en'), carParkExample('en')])).toBeUndefined();
});
