import { expect, test } from 'vitest';
import { partsOf, wordKeys } from './word-keys';

test.each([
  ['น้ำ', 'นำ'],
  ['ศูนย์', 'ศูนย'],
  ['Café', 'cafe'],
  ["Lotus's", 'lotuss'],
  ['๑๕', '15'],
  ['็', '็'],
])('%j is spelt %j in an index', (word, spelling) => {
  expect(wordKeys(word).spelling).toBe(spelling);
});

test.each([
  ['ladprao', 'latphrao'],
  ['ศรีเอี่ยม', 'สีเอี่ยม'],
  ['15', '๑๕'],
])('%j and %j sound the same in an index', (word, other) => {
  expect(wordKeys(word).sound).toBe(wordKeys(other).sound);
  expect(wordKeys(word).sound).not.toBe('');
});

test.each([
  ['rama9', ['rama', '9']],
  ['bl13', ['bl', '13']],
  ['สยาม', ['สยาม']],
  ['', []],
])('%j has the parts %j', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});
