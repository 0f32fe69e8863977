import { expect, test } from 'vitest';
import { slipsBetween, slipsForgiven } from './slips';

test.each([
  ['sukhumvit', 'sukhumvit', 0],
  ['sukhumvit', 'sukumvit', 1],
  ['sukhumvit', 'sukhhumvit', 1],
  ['sukhumvit', 'sukhumwit', 1],
  ['sukhumvit', 'sukhumivt', 1],
  ['สุขุมวิท', 'สุขุมวิด', 1],
  ['sukhumvit', 'sukumvitt', 2],
  ['', 'ab', 2],
  ['samyan', 'bangsue', 3],
])('%j and %j differ by %d typing mistakes', (word, other, slips) => {
  expect(slipsBetween(word, other, 2)).toBe(slips);
  expect(slipsBetween(other, word, 2)).toBe(slips);
});

test.each([
  [4, 0],
  [5, 1],
  [7, 1],
  [8, 2],
])('a word of %d letters may have %d typing mistakes', (length, slips) => {
  expect(slipsForgiven(length)).toBe(slips);
});
