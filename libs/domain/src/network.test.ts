import { describe, expect, test } from 'vitest';
import { amountSatang, fareRule } from './fare';
import { colour, dayType, direction, exit, facility, position, serviceTime } from './network';

describe('network schemas', () => {
  test.each([
    ['an upper-case colour', colour, '#1964B7', '#1964b7'],
    ['a hexadecimal colour', colour, '#000000', 'black'],
    ['a direction', direction, 1, 2],
    ['a time past midnight', serviceTime, 90_000, -1],
    ['a time', serviceTime, 0, '05:30'],
    ['a day type', dayType, 'sunday-holiday', 'holiday'],
    ['a facility', facility, 'accessible-toilet', 'helipad'],
    ['a position', position, { latitude: 13.7, longitude: 100.5 }, { latitude: 100.5, longitude: 13.7 }],
    ['an amount', amountSatang, -1400, 14.5],
  ])('accept %s and reject an invalid one', (_, schema, good, bad) => {
    expect([schema.safeParse(good).success, schema.safeParse(bad).success]).toEqual([true, false]);
  });

  test('accept an exit without lift data', () => {
    expect(exit.parse({ name: '2A' })).toEqual({ name: '2A' });
  });

  test('reject a fare rule with a negative amount, or with one station of a change', () => {
    const rule = {
      id: 'change-once',
      kind: 'entry-fee-once',
      lineIds: ['blue', 'purple'],
      between: ['BL10', 'PP16'],
      riderCategories: [],
      fareMedia: [],
      amountSatang: 1400,
      certainty: 'probable',
      description: { th: 'คิดค่าแรกเข้าครั้งเดียว', en: 'One entry fee' },
      source: { th: 'ประกาศ', en: 'A notice' },
    };
    expect(fareRule.safeParse(rule).success).toBe(true);
    expect(fareRule.safeParse({ ...rule, amountSatang: -1400 }).success).toBe(false);
    expect(fareRule.safeParse({ ...rule, between: ['BL10'] }).success).toBe(false);
  });
});
