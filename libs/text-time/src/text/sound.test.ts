import { expect, test } from 'vitest';
import { soundOf } from './sound';

test.each([
  ['ladprao', 'latphrao'],
  ['jatujak', 'chatuchak'],
  ['sukumvit', 'sukhumvit'],
  ['rama9', 'phraram9'],
  ['ramaix', 'phraram9'],
  ['center', 'centre'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['samyan', 'samyot'],
  ['latphrao', 'latplakhao'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test('a Thai name gives an empty key', () => {
  expect(soundOf('สุขุมวิท')).toBe('');
});
