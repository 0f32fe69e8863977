import { wordsOf } from '@raang/text-time';
import { expect, test } from 'vitest';
import { toTextQuery, toTextVector } from './text-search';

test('a vector contains every word once', () => {
  expect(toTextVector(wordsOf('Blue Line, blue line'))).toBe("'blue' 'line'");
});

test('a query requires all words, the last one as a prefix', () => {
  expect(toTextQuery('blue lin')).toBe("'blue' & 'lin':*");
});

test.each(['', ' !? ', "'"])('"%s" gives no query', (text) => {
  expect(toTextQuery(text)).toBeUndefined();
});

test('a query can require an additional stored word', () => {
  expect(toTextQuery('lift', 'travel/places/blue')).toBe("'travel/places/blue' & 'lift':*");
});

test('a long word is truncated', () => {
  expect(toTextVector(['x'.repeat(3000)])).toBe(`'${'x'.repeat(200)}'`);
});
