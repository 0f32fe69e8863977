import { describe, expect, test } from 'vitest';
import { emailAddress, personName, telephone, telephoneDigits, telephoneIn } from './person';

test.each([
  ['081-234-5678', '0812345678'],
  ['081 234 5678', '0812345678'],
  ['(081) 234.5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['+66 (0)81 234 5678', '0812345678'],
  ['0066 81 234 5678', '0812345678'],
  ['66812345678', '0812345678'],
  ['02 716 4044', '027164044'],
  ['+66 2 716 4044', '027164044'],
  ['+44 20 7946 0000', '442079460000'],
  ['0044 20 7946 0000', '442079460000'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
  ['０８１２３４５６７８', '0812345678'],
  ['0 2716 4044 ต่อ 123', '027164044'],
  ['+66 2 716 4044 x123', '027164044'],
])('the digits of %s are %s', (typed, digits) => {
  expect(telephoneDigits(typed)).toBe(digits);
});

test.each([
  ['1234567', false],
  ['0812345678', true],
  ['+66 81 234 5678', true],
  ['081-234-5678 ext. 4', true],
  ['๐๘๑๒๓๔๕๖๗๘', true],
  ['0 2716 4044 ต่อ 123456', true],
  ['0 2716 4044 ต่อ', false],
  ['0 2716 4044 ต่อ 1234567', false],
  ['0 2716 4044 fax 123', false],
  ['081 234 5678, 089 876 5432', false],
  ['ต่อ 12345678', false],
  [`0812345678${' '.repeat(30)}1`, false],
  ['0812345678\r\nBcc: x@example.org', false],
  ['1234567890123456', false],
  ['', false],
])('%j is a telephone number: %s', (typed, isOne) => {
  expect(telephone.safeParse(typed).success).toBe(isOne);
});

test.each([
  ['0812345678', '081 234 5678', '081 234 5678'],
  ['๐๘๑.๒๓๔.๕๖๗๘', '081 234 5678', '081 234 5678'],
  ['+66 (0)81-234-5678', '081 234 5678', '081 234 5678'],
  ['02-716-4044', '0 2716 4044', '0 2716 4044'],
  ['027164044 ต่อ ๑๒๓', '0 2716 4044 ext. 123', '0 2716 4044 ต่อ 123'],
  ['02 716 4044ext.123', '0 2716 4044 ext. 123', '0 2716 4044 ต่อ 123'],
  ['02 716 4044 Extension: 123', '0 2716 4044 ext. 123', '0 2716 4044 ต่อ 123'],
  ['02 716 4044 x123', '0 2716 4044 ext. 123', '0 2716 4044 ต่อ 123'],
  ['02 716 4044 #123', '0 2716 4044 ext. 123', '0 2716 4044 ต่อ 123'],
  ['\u202A081 234 5678\u202C', '081 234 5678', '081 234 5678'],
  ['0044 (20) 7946-0000', '+44 20 7946 0000', '+44 20 7946 0000'],
  ['+1 2 3 4 5 6 7 8 9 0 1 x123456', '+12345678901 ext. 123456', '+12345678901 ต่อ 123456'],
])('the usual form of %s is %s', (typed, usual, thai) => {
  expect([telephone.parse(typed), telephoneIn('th', typed)]).toEqual([usual, thai]);
  // storing it again changes nothing
  expect(telephone.parse(thai)).toBe(usual);
});

describe('an e-mail address', () => {
  test('is the same in any case and with spaces around', () => {
    expect(emailAddress.parse('  Somchai@Example.ORG ')).toBe('somchai@example.org');
  });

  test.each(['somchai', 'a@b', 'a@example.org\r\nBcc: b@example.org', 'a b@example.org', '<a@example.org>'])(
    '%j is none',
    (typed) => {
      expect(emailAddress.safeParse(typed).success).toBe(false);
    },
  );
});

test.each([
  ['  สมชาย ใจดี ', 'สมชาย ใจดี'],
  ['   ', undefined],
  ['x'.repeat(121), undefined],
])('the name %j is %j', (typed, name) => {
  expect(personName.safeParse(typed).data).toBe(name);
});
