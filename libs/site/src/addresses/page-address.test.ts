import { describe, expect, test } from 'vitest';
import { localeOfPath } from './locale-of-path';
import { canonicalQuery, routeOf, searchOf } from './page-address';

describe('the route of a path', () => {
  test.each([
    ['/th', '/$lang'],
    ['/en/updates/news', '/$lang/$group/$category'],
    ['/en/updates/news/one', '/$lang/$group/$category/$id'],
    ['/th/stations', '/$lang/stations'],
    ['/th/stations/BL01', '/$lang/stations/$code'],
    ['/th/cookie-policy', '/$lang/cookie-policy'],
    ['/th/updates', undefined],
    ['/th/a/b/c/d', undefined],
    ['/fr/updates/news', undefined],
    ['/', undefined],
    ['/th//news', undefined],
  ])('%s is %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });
});

describe('the canonical query', () => {
  test.each([
    ['/th/updates/news', '?page=2', '?page=2'],
    [
      '/th/updates/news',
      '?utm_source=x&month=2026-11&page=2&q=&line=blue',
      '?line=blue&month=2026-11&page=2',
    ],
    ['/th/updates/news', '?b=1&page=3&page=4', '?page=3'],
    [
      '/th/tickets/fare-rates',
      '?rider=child&to=BL15&from=PP11&date=2026-11-20',
      '?from=PP11&to=BL15&date=2026-11-20&rider=child',
    ],
    ['/th/search-departure', '?to=BL15&from=BL22&fbclid=1&line=blue', '?from=BL22&to=BL15'],
    ['/th/mrt-map', '?station=BL01&page=2', '?station=BL01'],
    ['/th/stations', '?page=2', ''],
    ['/nowhere', '?page=2', ''],
    ['/th', '', ''],
  ])('of %s%s is %j', (pathname, search, kept) => {
    expect(canonicalQuery(pathname, search)).toBe(kept);
  });

  // the key of a page's data includes its search: the cached page must be found under it
  test.each([
    ['?page=2&utm_source=poster', '?page=2'],
    ['?page=2&line=blue', '?line=blue&page=2'],
    ['?line=&page=2', '?page=2'],
  ])('equals the router’s search for pages that share a cache entry: %s and %s', (one, other) => {
    const path = '/th/updates/news';
    expect(canonicalQuery(path, one)).toBe(canonicalQuery(path, other));
    const search = searchOf('/$lang/$group/$category');
    const routerSearch = (query: string) =>
      JSON.stringify(search(Object.fromEntries(new URLSearchParams(query))));
    expect(routerSearch(one)).toBe(routerSearch(other));
  });
});

test('a route keeps only its own, non-empty parameters of a query', () => {
  const search = searchOf('/$lang/map');
  expect(search({ layer: 'lifts', station: '', from: ['BL01'], page: '2' })).toEqual({ layer: 'lifts' });
});

test.each([
  ['/th/x', 'th'],
  ['/en', 'en'],
  ['/english', undefined],
  ['/', undefined],
])('the locale of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
