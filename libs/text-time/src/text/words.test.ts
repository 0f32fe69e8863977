import { expect, test } from 'vitest';
import { wordsOf } from './words';

test.each([
  ['รถไฟฟ้าสายสีน้ำเงิน', ['รถไฟฟ้า', 'สาย', 'สีน้ำเงิน']],
  ['MRTสายสีม่วง', ['mrt', 'สาย', 'สี', 'ม่วง']],
  ['ราคา ๑๕ บาท', ['ราคา', '15', 'บาท']],
  ['Purple Line, 20 baht!', ['purple', 'line', '20', 'baht']],
  ['น้ํา', ['น้ำ']],
  ["l'Étoile", ['l', 'étoile']],
  ['…', []],
])('"%s" has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
