import { expect, test } from 'vitest';
import { lettersNamedBy } from './letter-names';

test.each([
  ['บีทีเอส', 'bts'],
  ['เอ็มอาร์ที', 'mrt'],
  ['คิวอาร์', 'qr'],
  ['เอทีเอ็ม', 'atm'],
  ['บีแอล10', 'bl10'],
  ['ดี', undefined],
  ['ดีมาก', undefined],
  ['10', undefined],
  ['', undefined],
])('%s names %s', (text, letters) => {
  expect(lettersNamedBy(text)).toBe(letters);
});
