import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  [true, new Error('Failed query', { cause: withCode('ECONNREFUSED') })],
  [true, new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  [true, withCode('57P01')],
  [true, new Error('Failed query', { cause: withCode('53100') })],
  [true, new Error('Failed query', { cause: withCode('25006') })],
  // the statement itself: too long, or a constraint
  [false, withCode('57014')],
  [false, new Error('Failed query', { cause: withCode('23505') })],
  [false, 'away'],
])('is %j for %s', (isAway, error) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});
