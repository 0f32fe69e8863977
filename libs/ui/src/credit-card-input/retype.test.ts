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
  ['with a first digit', '', '4|', insert, '4|'],
  ['with the first digit of the second group', '4111', '41111|', insert, '4111 1|'],
  ['with a digit in the middle of a group', '4111 1', '419|11 1', insert, '419|1 11'],
  ['with a digit at a gap', '4111 1111', '4111 9|1111', insert, '4111 9|111 1'],
  [
    'with another digit in a full number keeps the caret',
    '4111 1111 1111 1111',
    '49|111 1111 1111 1111',
    insert,
    '49|11 1111 1111 11111',
  ],
  ['without its last digit', '4111 1', '4111 |', back, '4111|'],
  ['after Backspace keeps the caret', '4111 2222', '4111 |222', back, '4111 |222'],
  ['after Backspace on a gap loses the digit before it', '4111 2222', '4111|2222', back, '411|2 222'],
  ['after Delete on a gap loses the digit after it', '4111 2222', '4111|2222', forward, '4111 |222'],
  ['after Delete keeps the caret', '4111 2222', '4|11 2222', forward, '4|112 222'],
  ['pasted with hyphens', '', '4111-1111-1111-1111|', 'insertFromPaste', '4111 1111 1111 1111|'],
  ['in Thai digits', '', '๔๑๑๑๑|', insert, '4111 1|'],
  ['with a letter drops it', '4111', '4111a|', insert, '4111|'],
  ['of American Express has its own groups', '3782 82246', '3782 822463|', insert, '3782 822463|'],
  [
    'beyond the length of its brand drops the last digit',
    '3782 822463 10005',
    '3782 822463 100057|',
    insert,
    '3782 822463 10005|',
  ],
])('a card number %s', (_, before, after, inputType, shown) => {
  expect(typed(before, after, inputType, formatNumber)).toBe(shown);
});

test.each([
  ['with a month that cannot get a second digit is padded', '', '4|', insert, '04|'],
  ['of 1 is not padded yet', '', '1|', insert, '1|'],
  ['of one digit and a slash is padded', '1', '1/|', insert, '01/|'],
  ['with a typed slash keeps it', '12', '12/|', insert, '12/|'],
  ['without its slash does not get it back', '12/', '12|', back, '12|'],
  ['with a year gets a slash', '12', '122|', insert, '12/2|'],
  ['pasted with a year of four digits is shortened', '', '04/2029|', 'insertFromPaste', '04/29|'],
  ['with three digits of a year keeps them', '04/20', '04/202|', insert, '04/202|'],
  ['with a typed year of four digits is shortened', '04/202', '04/2029|', insert, '04/29|'],
  ['with a fifth digit drops it', '04/29', '04/291|', insert, '04/29|'],
  ['with another month keeps the caret', '04/29', '05|/29', insert, '05/|29'],
])('an expiry %s', (_, before, after, inputType, shown) => {
  expect(typed(before, after, inputType, formatExpiry)).toBe(shown);
});

test('reads Thai and Latin digits', () => {
  expect(digitsOf('๐๑๙ 4-5')).toBe('01945');
});
