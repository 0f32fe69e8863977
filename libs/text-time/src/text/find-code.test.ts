import { expect, test } from 'vitest';
import { findCode } from './find-code';

const codes = ['BL01', 'BL10', 'N9', 'CEN', '1001', 'Q-12'];

test.each([
  ['BL01', 'BL01'],
  ['bl01', 'BL01'],
  ['Bl1', 'BL01'],
  ['bl10', 'BL10'],
  ['n09', 'N9'],
  ['cen', 'CEN'],
  ['1001', '1001'],
  ['q-012', 'Q-12'],
  ['q12', 'Q-12'],
  ['q 12', 'Q-12'],
  ['bl', undefined],
  ['BL100', undefined],
  ['ท่าพระ', undefined],
  ['../bl01', undefined],
])('%s means %s', (typed, code) => {
  expect(findCode(typed, codes)).toBe(code);
});

test('a hyphen that tells two codes apart cannot be left out', () => {
  expect(findCode('1-11', ['1-11', '11-1'])).toBe('1-11');
  expect(findCode('111', ['1-11', '11-1'])).toBeUndefined();
});
