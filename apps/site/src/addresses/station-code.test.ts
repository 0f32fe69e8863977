import { expect, test } from 'vitest';
import { canonicalCode } from './station-code';

test.each([
  ['BL01', 'BL01'],
  ['bl01', 'BL01'],
  ['Pk1', 'PK01'],
  ['bl', 'bl'],
  ['BL001', 'BL001'],
  ['ท่าพระ', 'ท่าพระ'],
  ['../bl01', '../bl01'],
])('%s is normalised to %s', (code, canonical) => {
  expect(canonicalCode(code)).toBe(canonical);
});
