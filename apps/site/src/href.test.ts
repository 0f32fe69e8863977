import { describe, expect, test } from 'vitest';
import { href, inLocale, keepCanonicalQuery, localeOfPath } from './href';

describe('addresses', () => {
  test.each([
    [href.home('th'), '/th'],
    [href.listing('en', { group: 'updates', category: 'news' }), '/en/updates/news'],
    [href.listing('en', { group: 'updates', category: 'news' }, { page: 2 }), '/en/updates/news?page=2'],
    [
      href.listing('en', { group: 'updates', category: 'news' }, { q: 'lift', month: undefined }),
      '/en/updates/news?q=lift',
    ],
    [
      href.item('th', { group: 'travel', category: 'parking', id: 'lat-phrao' }),
      '/th/travel/parking/lat-phrao',
    ],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });

  test.each([
    ['/th/updates/news', '?page=2&utm_source=x', '/en/updates/news?page=2'],
    ['/th', '', '/en'],
    ['/nowhere', '?page=2', '/en?page=2'],
  ])('%s%s in English is %s', (pathname, search, expected) => {
    expect(inLocale('en', { pathname, search })).toBe(expected);
  });

  test.each([
    ['?page=2', '?page=2'],
    ['?rider=child&to=BL15&from=PP11&date=2026-11-20', '?from=PP11&to=BL15&date=2026-11-20&rider=child'],
    ['?b=1&page=3&page=4', '?page=3'],
    ['?b=1', ''],
    ['?utm_source=x&month=2026-11&page=2&q=&line=blue', '?line=blue&month=2026-11&page=2'],
    ['?to=BL15&from=BL22&fbclid=1&date=2026-11-20', '?from=BL22&to=BL15&date=2026-11-20'],
    ['', ''],
  ])('of the query %j the page keeps %j', (search, kept) => {
    expect(keepCanonicalQuery(search)).toBe(kept);
  });

  test.each([
    ['/th/x', 'th'],
    ['/en', 'en'],
    ['/english', undefined],
    ['/', undefined],
  ])('%s begins with %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});
