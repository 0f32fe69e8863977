import { expect, test } from 'vitest';
import { toTextQuery, toTextVector, wordsOf } from './words';

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
