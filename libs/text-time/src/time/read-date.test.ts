import { describe, expect, test } from 'vitest';
import { readDate } from './read-date';

describe('a typed date', () => {
  test.each([
    ['20/11/2569'],
    ['20/11/2026'],
    ['20.11.2569'],
    ['20-11-2569'],
    ['20 11 2569'],
    ['20 / 11 / 2569'],
    ['20112569'],
    ['๒๐/๑๑/๒๕๖๙'],
    ['20 พ.ย. 2569'],
    ['20พ.ย.2569'],
    ['20 พย 2569'],
    ['20 พ. ย. 2569'],
    ['20 พฤศจิกายน 2569'],
    ['20 พฤศจิกา 2569'],
    ['๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙'],
    ['20 พ.ย. ค.ศ. 2026'],
    ['20 Nov 2026'],
    ['20 nov 2569'],
    ['20 November, 2026'],
    ['20th November 2026'],
    ['20-Nov-2026'],
    ['November 20, 2026'],
    ['20 Nov 2569 BE'],
    ['20 Nov 2569 B.E.'],
    ['20 Nov 2026 C.E.'],
    ['2026-11-20'],
    ['2026/11/20'],
    ['2569-11-20'],
    ['  20/11/2569 '],
  ])('%s is 20 November 2026 on Thai and English pages', (text) => {
    expect([readDate(text, 'buddhist'), readDate(text, 'gregorian')]).toEqual(['2026-11-20', '2026-11-20']);
  });

  test.each([
    ['1/9/2569', '2026-09-01'],
    ['1 Sept 2026', '2026-09-01'],
    ['1 ก.ย. 2569', '2026-09-01'],
    ['29/2/2567', '2024-02-29'],
    ['12/4/2026', '2026-04-12'],
    ['4 มี.ค. 2500', '1957-03-04'],
    ['5 มีนา 2569', '2026-03-05'],
  ])('%s is %s', (text, day) => {
    expect(readDate(text, 'gregorian')).toBe(day);
  });

  test('has its two-digit year in the era of the page', () => {
    expect([readDate('20/11/69', 'buddhist'), readDate('20/11/26', 'gregorian')]).toEqual([
      '2026-11-20',
      '2026-11-20',
    ]);
  });

  test.each([
    '',
    'tomorrow',
    '31/11/2569',
    '29/2/2568',
    '20/13/2569',
    '0/1/2569',
    '20 Ju 2026',
    '11/2569',
    '20',
    '20/11/256',
  ])('%j is invalid', (text) => {
    expect(readDate(text, 'buddhist')).toBeUndefined();
  });
});
