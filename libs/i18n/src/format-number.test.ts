import { describe, expect, test } from 'vitest';
import { abbreviateNumber, formatNumber } from './format-number';

describe('an abbreviated number', () => {
  test.each([
    [0, '0'],
    [17, '17'],
    [999, '999'],
    [1000, '1,000'],
    [1001, '1K'],
    [1500, '1.5K'],
    [2100, '2.1K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [1_250_000, '1.3M'],
    [3_000_000_000, '3B'],
    [4_200_000_000_000, '4.2T'],
    [1_500_000_000_000_000, '1,500T'],
    [-2100, '-2.1K'],
  ])('%d is %s', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'shows a dash for the invalid number %s',
    (value) => {
      expect([abbreviateNumber(value), formatNumber(value)]).toEqual(['–', '–']);
    },
  );

  test('a full number keeps its digits', () => {
    expect(formatNumber(2100)).toBe('2,100');
  });
});
