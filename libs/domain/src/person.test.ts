import { describe, expect, test } from 'vitest';
import { emailAddress, personName, telephone, telephoneDigits } from './person';

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
])('the digits of %s are %s', (typed, digits) => {
  expect(telephoneDigits(typed)).toBe(digits);
});

test.each([
  ['1234567', false],
  ['0812345678', true],
  ['+66 81 234 5678', true],
  ['081-234-5678 ext. 4', false],
  ['๐๘๑๒๓๔๕๖๗๘', false],
  ['0812345678\r\nBcc: x@example.org', false],
  ['1234567890123456', false],
  ['', false],
])('%j is a telephone number: %s', (typed, isOne) => {
  expect(telephone.safeParse(typed).success).toBe(isOne);
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
