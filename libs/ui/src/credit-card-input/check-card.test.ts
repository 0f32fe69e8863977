import { expect, test } from 'vitest';
import { checkCard, emptyCard } from './check-card';

const rules = { currentMonth: '2026-11' };
const good = { number: '4111111111111111', expiry: '04/29', securityCode: '123' };

// Test numbers that payment services publish.
test.each([
  ['visa', '4111111111111111', 3],
  ['mastercard', '5555555555554444', 3],
  ['jcb', '3530111333300000', 3],
  ['unionpay', '6200000000000005', 3],
  ['american-express', '378282246310005', 4],
])('recognises %s', (id, number, codeDigits) => {
  const { brand, errors } = checkCard({ ...good, number }, rules);
  expect(brand).toMatchObject({ id, codeDigits });
  expect(errors.number).toBeUndefined();
});

test.each([
  ['numberEmpty', ''],
  ['numberIncomplete', '4'],
  ['numberIncomplete', '411111111111'],
  ['numberWrong', '4111111111111112'],
  ['brandUnknown', '9999999999999999'],
])('reports %s for the number "%s"', (code, number) => {
  expect(checkCard({ ...good, number }, rules).errors.number).toBe(code);
});

test.each([
  ['expiryEmpty', ''],
  ['expiryIncomplete', '04'],
  ['expiryIncomplete', '04/2'],
  ['expiryMonth', '00/29'],
  ['expiryMonth', '13/29'],
  ['expiryPast', '10/26'],
  [undefined, '11/26'],
  [undefined, '12/45'],
  ['expiryFar', '01/46'],
  // A Buddhist year, shortened to two digits.
  ['expiryFar', '04/72'],
])('reports %s for the expiry "%s"', (code, expiry) => {
  expect(checkCard({ ...good, expiry }, rules).errors.expiry).toBe(code);
});

test.each([
  ['securityCodeEmpty', good.number, ''],
  ['securityCodeIncomplete', good.number, '12'],
  ['securityCodeIncomplete', good.number, '1234'],
  ['securityCodeIncomplete', '378282246310005', '123'],
  [undefined, '378282246310005', '1234'],
  [undefined, '', '1234'],
])('reports %s for the security code of the card %s, "%s"', (code, number, securityCode) => {
  expect(checkCard({ ...good, number, securityCode }, rules).errors.securityCode).toBe(code);
});

test('rejects brands that the caller does not accept', () => {
  const acceptedBrands = ['mastercard'];
  expect(checkCard(good, { ...rules, acceptedBrands }).errors.number).toBe('brandNotAccepted');
});

test('accepts a complete card, and reports three errors for an empty one', () => {
  expect(checkCard(good, rules)).toMatchObject({ isValid: true, errors: {} });
  expect(Object.keys(checkCard(emptyCard, rules).errors)).toEqual(['number', 'expiry', 'securityCode']);
});
