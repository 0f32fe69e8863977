import { describe, expect, test } from 'vitest';
import { toDayNumber } from '../feed/service-day';
import { serviceZero, toMoment } from './service-zero';

describe('the local time of a feed', () => {
  test.each([
    ['a morning in Bangkok', 'Asia/Bangkok', '2026-11-20', 5.5 * 3600, '2026-11-20T05:30:00+07:00'],
    ['past midnight', 'Asia/Bangkok', '2026-11-20', 24 * 3600 + 65, '2026-11-21T00:01:05+07:00'],
    ['west of Greenwich', 'America/St_Johns', '2026-01-20', 3600, '2026-01-20T01:00:00-03:30'],
    ['on a change to summer time', 'Europe/Berlin', '2026-03-29', 12 * 3600, '2026-03-29T12:00:00+02:00'],
    ['counts from noon, not midnight', 'Europe/Berlin', '2026-03-29', 0, '2026-03-28T23:00:00+01:00'],
    ['in Greenwich itself', 'UTC', '2026-06-01', 60, '2026-06-01T00:01:00+00:00'],
  ])('%s', (_, timeZone, date, time, moment) => {
    const seconds = serviceZero(timeZone, toDayNumber(date)) + time;
    expect(toMoment(timeZone, seconds)).toBe(moment);
    expect(Date.parse(moment)).toBe(seconds * 1000);
  });
});
