import { wordsOf } from '@raang/text-time';
import { expect, test } from 'vitest';
import { toTextQuery, toTextVector } from './text-search';

test('a vector holds every word once', () => {
  expect(toTextVector(wordsOf('Blue Line, blue line'))).toBe("'blue' 'line'");
});

test('a question asks for all words, the last as a beginning', () => {
  expect(toTextQuery('blue lin')).toBe("'blue' & 'lin':*");
});

test.each(['', ' !? ', "'"])('"%s" asks nothing', (question) => {
  expect(toTextQuery(question)).toBeUndefined();
});

test('a word may be asked for besides, as it is', () => {
  expect(toTextQuery('lift', 'travel/places/blue')).toBe("'travel/places/blue' & 'lift':*");
});

test('a word is cut where the database takes no longer one', () => {
  expect(toTextVector(['x'.repeat(3000)])).toBe(`'${'x'.repeat(200)}'`);
});
