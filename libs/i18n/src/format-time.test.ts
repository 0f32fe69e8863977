import { describe, expect, test } from 'vitest';
import { formatServiceTime, formatServiceTimes } from './format-time';

const at = (hours: number, minutes: number, seconds = 0) => hours * 3600 + minutes * 60 + seconds;

describe('a time of a service day', () => {
  test.each([
    [at(5, 30), '05:30', '05.30 น.'],
    [at(6, 34, 50), '06:34', '06.34 น.'],
    [at(23, 59, 59), '23:59', '23.59 น.'],
    [at(24, 0), '00:00', '00.00 น.'],
    [at(25, 1, 30), '01:01', '01.01 น.'],
  ])('of %d seconds is %s in English and %s in Thai', (seconds, english, thai) => {
    expect([formatServiceTime(seconds, 'en'), formatServiceTime(seconds, 'th')]).toEqual([english, thai]);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('shows a dash for the invalid time %s', (seconds) => {
    expect(formatServiceTime(seconds, 'th')).toBe('–');
    expect(formatServiceTimes(0, seconds, 'th')).toBe('–');
  });
});

describe('a period', () => {
  test.each([
    [at(5, 30), at(7, 0), '05:30–07:00', '05.30–07.00 น.'],
    [at(20, 0), at(24, 0), '20:00–24:00', '20.00–24.00 น.'],
    // the end of a period is exclusive: one second after the last departure
    [at(21, 0), at(24, 0, 1), '21:00–24:00', '21.00–24.00 น.'],
    [at(21, 0), at(24, 10, 1), '21:00–00:10', '21.00–00.10 น.'],
  ])('from %d to %d is %s in English and %s in Thai', (start, end, english, thai) => {
    expect([formatServiceTimes(start, end, 'en'), formatServiceTimes(start, end, 'th')]).toEqual([
      english,
      thai,
    ]);
  });
});
