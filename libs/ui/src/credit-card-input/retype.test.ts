import { expect, test } from 'vitest';
import { formatExpiry } from './card-expiry';
import { formatNumber } from './card-number';
import { digitsOf, retype } from './retype';

/** `|` is the caret. */
function typed(
  before: string,
  after: string,
  inputType: string,
  format: (digits: string, raw: string) => string,
) {
  const caret = after.indexOf('|');
  const shown = retype({ raw: after.replace('|', ''), caret, before, inputType }, format);
  return `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`;
}

const insert = 'insertText';
const back = 'deleteContentBackward';
const forward = 'deleteContentForward';

test.each([
  ['types the first digit', '', '4|', insert, '4|'],
  ['opens the second group', '4111', '41111|', insert, '4111 1|'],
  ['types in the middle of a group', '4111 1', '419|11 1', insert, '419|1 11'],
  ['types at a gap', '4111 1111', '4111 9|1111', insert, '4111 9|111 1'],
  [
    'keeps the caret in a full number',
    '4111 1111 1111 1111',
    '49|111 1111 1111 1111',
    insert,
    '49|11 1111 1111 11111',
  ],
  ['takes the last digit back', '4111 1', '4111 |', back, '4111|'],
  ['takes a digit back and stays', '4111 2222', '4111 |222', back, '4111 |222'],
  ['takes the digit before a gap back', '4111 2222', '4111|2222', back, '411|2 222'],
  ['deletes the digit behind a gap', '4111 2222', '4111|2222', forward, '4111 |222'],
  ['deletes a digit ahead', '4111 2222', '4|11 2222', forward, '4|112 222'],
  ['takes a pasted number', '', '4111-1111-1111-1111|', 'insertFromPaste', '4111 1111 1111 1111|'],
  ['reads Thai digits', '', '๔๑๑๑๑|', insert, '4111 1|'],
  ['drops letters', '4111', '4111a|', insert, '4111|'],
  ['groups American Express in its own way', '3782 82246', '3782 822463|', insert, '3782 822463|'],
  [
    'stops at the longest of the brand',
    '3782 822463 10005',
    '3782 822463 100057|',
    insert,
    '3782 822463 10005|',
  ],
])('a card number %s', (_, before, after, inputType, shown) => {
  expect(typed(before, after, inputType, formatNumber)).toBe(shown);
});

test.each([
  ['pads a month that can have no second digit', '', '4|', insert, '04|'],
  ['waits after a 1', '', '1|', insert, '1|'],
  ['pads a month that ends with a slash', '1', '1/|', insert, '01/|'],
  ['keeps a slash that was typed', '12', '12/|', insert, '12/|'],
  ['lets a slash be taken back', '12/', '12|', back, '12|'],
  ['puts the slash in', '12', '122|', insert, '12/2|'],
  ['takes a year of four digits', '', '04/2029|', 'insertFromPaste', '04/29|'],
  ['lets a year of four digits be typed', '04/20', '04/202|', insert, '04/202|'],
  ['cuts it down when it is whole', '04/202', '04/2029|', insert, '04/29|'],
  ['shows no fifth digit', '04/29', '04/291|', insert, '04/29|'],
  ['changes the month and stays', '04/29', '05|/29', insert, '05/|29'],
])('an expiry %s', (_, before, after, inputType, shown) => {
  expect(typed(before, after, inputType, formatExpiry)).toBe(shown);
});

test('digits come in both scripts', () => {
  expect(digitsOf('๐๑๙ 4-5')).toBe('01945');
});
