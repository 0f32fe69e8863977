import { expect, test } from 'vitest';
import type { Item } from './item';
import { calendarDaysOf } from './item-calendar';

const activity = { kind: 'article', venue: 'Sam Yan station', validFrom: '2026-03-16' };

test.each([
  [
    'an activity of several days',
    { ...activity, validTo: '2026-03-20' },
    { occasion: 'event', firstDay: '2026-03-16', lastDay: '2026-03-20' },
  ],
  [
    'an activity without an end',
    activity,
    { occasion: 'event', firstDay: '2026-03-16', lastDay: '2026-03-16' },
  ],
  [
    'a call for offers',
    { kind: 'document', closesOn: '2026-07-15' },
    { occasion: 'closing', firstDay: '2026-07-15', lastDay: '2026-07-15' },
  ],
  [
    'a space with a deadline',
    { kind: 'space', closesOn: '2026-07-15' },
    { occasion: 'closing', firstDay: '2026-07-15', lastDay: '2026-07-15' },
  ],
  ['an offer with a period but no venue', { ...activity, venue: undefined }, undefined],
  ['a document without a deadline', { kind: 'document' }, undefined],
  ['a place', { kind: 'place' }, undefined],
])('the calendar days of %s', (_what, item, days) => {
  expect(calendarDaysOf(item as Item)).toEqual(days);
});
