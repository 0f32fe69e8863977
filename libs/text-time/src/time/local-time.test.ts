import { describe, expect, test } from 'vitest';
import { createLocalTime } from './local-time';

const bangkok = createLocalTime('Asia/Bangkok');

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-20', 86_399],
  ['2026-11-20T17:00:00Z', '2026-11-21', 0],
  ['2026-11-20T17:00:01.999Z', '2026-11-21', 1],
  ['2026-01-05T02:00:00+07:00', '2026-01-05', 7200],
])('at %s it is %s in Bangkok, %d seconds after midnight', (text, date, time) => {
  const moment = new Date(text);
  expect([bangkok.dayOf(moment), bangkok.secondsOf(moment)]).toEqual([date, time]);
  expect(bangkok.clockTimeOf(moment)).toEqual({ date, time });
});

test('a moment is written with the offset of its zone', () => {
  const moment = new Date('2026-11-20T11:40:59.500Z');
  expect(bangkok.toIso(moment)).toBe('2026-11-20T18:40:59+07:00');
  expect(bangkok.toIsoMinute(moment)).toBe('2026-11-20T18:40+07:00');
  expect(createLocalTime('America/St_Johns').toIsoMinute(moment)).toBe('2026-11-20T08:10-03:30');
});

describe('the moment of a day and a time', () => {
  test.each([
    ['Asia/Bangkok', '18:40', '2026-11-20T18:40:00+07:00'],
    ['Asia/Bangkok', '00:00:05', '2026-11-20T00:00:05+07:00'],
    ['Europe/Berlin', '08:00', '2026-11-20T08:00:00+01:00'],
  ])('in %s at %s is %s', (timeZone, time, iso) => {
    expect(createLocalTime(timeZone).momentAt({ date: '2026-11-20', time })).toBe(iso);
  });
});
