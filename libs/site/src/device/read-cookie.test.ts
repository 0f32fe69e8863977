import { expect, test } from 'vitest';
import { readCookie } from './read-cookie';

test.each([
  ['locale=en', 'en'],
  ['a=1; locale=th; b=2', 'th'],
  ['a=1;locale=th', 'th'],
  ['locale=a=b', 'a=b'],
  ['locale=', ''],
  ['mylocale=en', undefined],
  ['a=locale=en', undefined],
  ['', undefined],
  [null, undefined],
])('the cookies %j have the locale %j', (cookies, value) => {
  expect(readCookie(cookies, 'locale')).toBe(value);
});
