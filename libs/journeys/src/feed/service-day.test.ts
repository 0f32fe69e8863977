import { toDayNumber } from '@raang/text-time';
import { describe, expect, it, test } from 'vitest';
import type { FeedService } from './feed';
import { dayTypeOn, runsOn, serviceSpan, typicalServices } from './service-day';

const day = toDayNumber;
const weekdays = 0b0011111;
const weekend = 0b1100000;

function service(id: string, days: number, added: string[] = [], removed: string[] = []): FeedService {
  return {
    id,
    weekdays: days,
    firstDay: day('2026-11-02'),
    lastDay: day('2026-12-20'),
    addedDays: new Set(added.map(day)),
    removedDays: new Set(removed.map(day)),
  };
}

// Monday 7 December 2026 is a substitute holiday
const ordinary = service('weekday', weekdays, [], ['2026-12-07']);
const free = service('weekend', weekend, ['2026-12-07']);
const daily = service('daily', weekdays | weekend);

describe('a service', () => {
  test.each([
    ['on its weekday', ordinary, '2026-11-20', true],
    ['not on another weekday', ordinary, '2026-11-21', false],
    ['not before its first day', ordinary, '2026-10-30', false],
    ['on its last day', daily, '2026-12-20', true],
    ['not after its last day', daily, '2026-12-21', false],
    ['not on a removed day', ordinary, '2026-12-07', false],
    ['on an added day', free, '2026-12-07', true],
    ['on an added day outside its range', service('x', 0, ['2027-01-01']), '2027-01-01', true],
  ] as const)('runs %s', (_, which, date, runs) => {
    expect(runsOn(which, day(date))).toBe(runs);
  });

  it('without a calendar spans its single dates', () => {
    const single = { ...service('x', 0, ['2027-01-01', '2026-12-24']), firstDay: 0, lastDay: -1 };
    expect(serviceSpan([single])).toEqual({ first: day('2026-12-24'), last: day('2027-01-01') });
    expect(serviceSpan([])).toBeUndefined();
  });
});

describe('day types', () => {
  const services = [ordinary, free, daily];

  it('have the most frequent services of the day type, not those of a holiday', () => {
    expect(typicalServices(services)).toEqual({
      weekday: new Set([0, 2]),
      saturday: new Set([1, 2]),
      'sunday-holiday': new Set([1, 2]),
    });
  });

  it('are also found in a feed of single dates', () => {
    const single = { ...service('x', 0, ['2026-11-20', '2026-11-23']), firstDay: 0, lastDay: -1 };
    expect(typicalServices([single])).toEqual({
      weekday: new Set([0]),
      saturday: new Set(),
      'sunday-holiday': new Set(),
    });
  });

  test.each([
    ['2026-11-20', 'weekday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'sunday-holiday'],
    ['2026-12-07', 'sunday-holiday'],
  ] as const)('%s has the timetable of a %s', (date, type) => {
    expect(dayTypeOn(services, day(date))).toBe(type);
  });
});
