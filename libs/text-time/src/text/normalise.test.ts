import { expect, test } from 'vitest';
import { normalise, withArabicDigits } from './normalise';

test.each([
  ['Blue Line', 'blue line'],
  ['๑๕ บาท', '15 บาท'],
  ['น้ํา', 'น้ำ'],
  ['นํ้า', 'น้ำ'],
  ['เเยก', 'แยก'],
  ['L’e\u0301toile', 'l’étoile'],
  ['ＢＬ２２ Ａｓｏｋ', 'bl22 asok'],
  ['', ''],
])('%j is normalised to %j', (text, spelling) => {
  expect(normalise(text)).toBe(spelling);
});

test.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['BL๒๒ สุขุมวิท', 'BL22 สุขุมวิท'],
])('%s with Arabic digits is %s', (text, arabic) => {
  expect(withArabicDigits(text)).toBe(arabic);
});
