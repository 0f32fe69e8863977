import { expect, test } from 'vitest';
import { toDayNumber, toIsoMoment } from '@raang/text-time';
import { serviceZero } from './service-zero';

test.each([
  ['in Bangkok', 'Asia/Bangkok', '2026-11-20', '2026-11-20T00:00:00+07:00'],
  ['west of Greenwich', 'America/St_Johns', '2026-01-20', '2026-01-20T00:00:00-03:30'],
  ['twelve hours before noon, not at midnight', 'Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00+01:00'],
])('a service day begins %s', (_, timeZone, date, moment) => {
  expect(toIsoMoment(timeZone, serviceZero(timeZone, toDayNumber(date)))).toBe(moment);
});
