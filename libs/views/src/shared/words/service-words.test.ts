import type { DayType } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { daysName, groupDays, intervalWords, toClock } from './service-words';

const both = <T>(make: (locale: 'th' | 'en') => T) => [make('en'), make('th')];

describe('the time between trains', () => {
  test.each([
    [20, '1 minute', '1 นาที'],
    [60, '1 minute', '1 นาที'],
    [230, '4 minutes', '4 นาที'],
    [240, '4 minutes', '4 นาที'],
    [254, '4 minutes', '4 นาที'],
    [255, '4–5 minutes', '4–5 นาที'],
    [320, '5–6 minutes', '5–6 นาที'],
    [400, '6–7 minutes', '6–7 นาที'],
    [435, '7–8 minutes', '7–8 นาที'],
    [600, '10 minutes', '10 นาที'],
  ])('of %d seconds is %s and %s', (seconds, english, thai) => {
    expect(both((locale) => intervalWords(seconds, exampleContext(locale)))).toEqual([english, thai]);
  });
});

describe('days', () => {
  test.each<[DayType[], string, string]>([
    [['weekday', 'saturday', 'sunday-holiday'], 'Every day', 'ทุกวัน'],
    [['weekday'], 'Monday to Friday', 'จันทร์ถึงศุกร์'],
    [['saturday', 'sunday-holiday'], 'Saturdays, Sundays and public holidays', 'เสาร์ อาทิตย์ และวันหยุดราชการ'],
    [
      ['weekday', 'sunday-holiday'],
      'Monday to Friday · Sundays and public holidays',
      'จันทร์ถึงศุกร์ · อาทิตย์และวันหยุดราชการ',
    ],
  ])('%j are called %s and %s', (days, english, thai) => {
    expect(both((locale) => daysName(days, exampleContext(locale)))).toEqual([english, thai]);
  });

  it('merges days with equal values and leaves out days without trains', () => {
    expect(groupDays((day) => (day === 'saturday' ? 'b' : 'a'))).toEqual([
      ['weekday', 'sunday-holiday'],
      ['saturday'],
    ]);
    expect(groupDays((day) => (day === 'weekday' ? 'a' : ''))).toEqual([['weekday']]);
  });
});

describe('a clock time', () => {
  test.each([
    [23 * 3600 + 59 * 60, { text: '23.59 น.', remark: undefined }],
    [24 * 3600, { text: '00.00 น.', remark: 'หลังเที่ยงคืน' }],
    [25 * 3600 + 90, { text: '01.01 น.', remark: 'หลังเที่ยงคืน' }],
  ])('of %d seconds says when it is after midnight', (seconds, clock) => {
    expect(toClock(seconds, exampleContext('th'))).toEqual(clock);
  });
});
