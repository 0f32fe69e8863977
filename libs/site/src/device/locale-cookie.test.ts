import { expect, test } from 'vitest';
import { localeCookieAttributes, localeOfCookie } from './locale-cookie';

test('the cookie lasts 365 days, covers the whole site, and is sent with links from other sites', () => {
  expect(localeCookieAttributes).toBe('Max-Age=31536000; Path=/; SameSite=Lax');
});

test.each([
  ['locale=en', 'en'],
  ['a=1; locale=th; b=2', 'th'],
  ['mylocale=en', undefined],
  ['locale=fr', undefined],
  [null, undefined],
])('the header %j contains %s', (header, locale) => {
  expect(localeOfCookie(header)).toBe(locale);
});
