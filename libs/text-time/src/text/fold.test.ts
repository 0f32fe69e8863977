import { expect, test } from 'vitest';
import { fold, withoutMarks, withoutSilent } from './fold';

test.each([
  ['Phra Ram 9', ['phra', 'ram', '9']],
  ['พระราม ๙', ['พระราม', '9']],
  ['BL-22', ['bl', '22']],
  ["Queen Sirikit Nat'l Café", ['queen', 'sirikit', 'natl', 'cafe']],
  ['M.R.T.', ['mrt']],
  ['Ｍ．Ｒ．Ｔ．', ['mrt']],
  ['จรัญฯ 13', ['จรัญ', '13']],
  ['หัวลําโพง', ['หัวลำโพง']],
  [' – ', []],
])('%j folds to %j', (name, words) => {
  expect(fold(name)).toEqual(words);
});

test.each([
  ['สามย่าน', 'สามยาน'],
  ['ศูนย์ราชการ', 'ศูนยราชการ'],
  ['เพ็ชร', 'เพชร'],
  ['สุขุมวิท', 'สุขุมวิท'],
])('%s without marks is %s', (text, plain) => {
  expect(withoutMarks(text)).toBe(plain);
});

test.each([
  ['อารีย์', 'อารี'],
  ['สิทธิ์', 'สิท'],
  ['สยาม', 'สยาม'],
])('%s without silenced letters is %s', (text, heard) => {
  expect(withoutSilent(text)).toBe(heard);
});
