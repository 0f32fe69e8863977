import { describe, expect, test } from 'vitest';
import { formatBytes } from './format-bytes';

describe('the size of a file', () => {
  test.each([
    [0, '0 B'],
    [812, '812 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [4362, '4 KB'],
    [1_048_064, '1 MB'],
    [4_404_019, '4.2 MB'],
    [5_242_880, '5 MB'],
    [3_221_225_472, '3 GB'],
    [4_398_046_511_104, '4096 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'shows a dash for the invalid size %s',
    (bytes) => {
      expect(formatBytes(bytes)).toBe('–');
    },
  );
});
