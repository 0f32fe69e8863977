import { describe, expect, test } from 'vitest';
import { localeOfAcceptLanguage, localeOfRequest, negotiateLocale } from './locale-negotiation';

describe('the language of a visitor', () => {
  test.each([
    ['locale=en', 'th', 'en'],
    ['theme=dark; locale=th; x=1', 'en-GB', 'th'],
    ['locale=fr', 'en', 'en'],
    ['mylocale=en', 'th', 'th'],
    [null, 'en', 'en'],
    [null, null, 'th'],
    [null, 'de-DE,fr;q=0.8', 'th'],
  ])('with the cookie %j and Accept-Language %j is %s', (cookie, acceptLanguage, locale) => {
    const headers = new Headers();
    if (cookie) headers.set('cookie', cookie);
    if (acceptLanguage) headers.set('accept-language', acceptLanguage);
    expect(negotiateLocale(headers)).toBe(locale);
  });

  test.each([
    ['en-US,en;q=0.9,th;q=0.8', 'en'],
    ['de, th;q=0.7, en;q=0.3', 'th'],
    ['EN', 'en'],
    ['en;q=0', undefined],
    ['*', undefined],
    ['', undefined],
    [null, undefined],
    [';;;,,q=', undefined],
  ])('for Accept-Language %j is %s', (header, locale) => {
    expect(localeOfAcceptLanguage(header)).toBe(locale);
  });

  test.each([
    ['/en/updates/news', 'en'],
    ['/th', 'th'],
    ['/thailand', 'en'],
    ['/', 'en'],
  ])('of %s is the path’s before the visitor’s: %s', (path, locale) => {
    const request = new Request(`http://localhost${path}`, { headers: { 'accept-language': 'en' } });
    expect(localeOfRequest(request)).toBe(locale);
  });
});
