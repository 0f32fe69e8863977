import { expect, test } from 'vitest';
import { toldHoursAt } from './told-hours';

const at = (time: string) => new Date(`2026-11-${time}:00+07:00`);
const hoursIn = (given: Parameters<typeof toldHoursAt>[0], time: string) => {
  const hours = toldHoursAt(given, at(time));
  return hours && [hours.start, hours.end];
};
const weekday = { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const };

// 20 November 2026 is a Friday
test.each([
  ['20T06:59', undefined],
  ['20T07:00', ['20T07:00', '20T09:30']],
  ['20T09:29', ['20T07:00', '20T09:30']],
  ['20T09:30', undefined],
  ['21T08:00', undefined],
])('hours of weekdays at %s', (time, expected) => {
  const given = { days: [...weekday.days], from: '07:00', until: '09:30' };
  expect(hoursIn(given, time)).toEqual(expected?.map(at));
});

test.each([
  ['20T23:00', ['20T22:00', '21T02:00']],
  ['21T01:59', ['20T22:00', '21T02:00']],
  ['20T01:00', undefined],
])('hours past midnight belong to the day of their start, at %s', (time, expected) => {
  expect(hoursIn({ days: ['friday'], from: '22:00', until: '02:00' }, time)).toEqual(expected?.map(at));
});

test('days that touch are one', () => {
  expect(hoursIn({ days: ['saturday', 'sunday'] }, '22T10:00')).toEqual([at('21T00:00'), at('23T00:00')]);
});

test('every day has no start that anybody waits for', () => {
  const [start, end] = hoursIn({ days: [] }, '20T12:00')!;
  expect([start, end]).toEqual([at('13T00:00'), at('28T00:00')]);
});
