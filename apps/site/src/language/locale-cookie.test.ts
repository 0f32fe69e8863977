import { expect, test } from 'vitest';
import { localeCookieAttributes, localeOfCookie } from './locale-cookie';

test('the cookie is kept for 365 days, on the whole site, and comes along with links from elsewhere', () => {
  expect(localeCookieAttributes).toBe('Max-Age=31536000; Path=/; SameSite=Lax');
});

test.each([
  ['locale=en', 'en'],
  ['a=1; locale=th; b=2', 'th'],
  ['mylocale=en', undefined],
  ['locale=fr', undefined],
  [null, undefined],
])('the header %j remembers %s', (header, locale) => {
  expect(localeOfCookie(header)).toBe(locale);
});
