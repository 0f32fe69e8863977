import { isLocale, type Locale } from '@raang/domain/locale';
import type { Hrefs } from '@raang/views';

/** The addresses of the site; nothing else spells a path. */
export const href: Hrefs = {
  home: (locale) => `/${locale}`,
  listing: (locale, { group, category }, { page = 1, ...filter } = {}) =>
    `/${locale}/${group}/${category}${queryOf({ ...filter, page: page > 1 ? String(page) : undefined })}`,
  item: (locale, { group, category, id }) => `/${locale}/${group}/${category}/${id}`,
  map: (locale, query) => `/${locale}/mrt-map${queryOf(query)}`,
  searchDeparture: (locale, query) => `/${locale}/search-departure${queryOf(query)}`,
  station: (locale, code) => `/${locale}/stations/${code}`,
  stations: (locale) => `/${locale}/stations`,
  serviceStatus: (locale) => `/${locale}/service-status`,
  whichTicket: (locale, query) => `/${locale}/which-ticket${queryOf(query)}`,
  policy: (locale, policy) => `/${locale}/${policy}`,
  socialCard: (locale, item) =>
    item ? `/social/${locale}/${item.group}/${item.category}/${item.id}.jpg` : `/social/${locale}.jpg`,
};

/**
 * The query parameters that are part of a page's identity; the canonical address keeps no other (specification §2).
 * Which ones and why: docs/decisions/0014-the-query-that-counts.md
 */
export const canonicalQuery = [
  'line',
  'q',
  'station',
  'from',
  'to',
  'mode',
  'date',
  'time',
  'prefer',
  'stepFree',
  'rider',
  'card',
  'layer',
  'month',
  'page',
] as const;

function queryOf(fields: object = {}): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return keepCanonicalQuery(String(new URLSearchParams(given)));
}

/** The same page in another language: its path with the other prefix, and the query that belongs to it. */
export function inLocale(locale: Locale, { pathname, search }: { pathname: string; search: string }): string {
  const kept = keepCanonicalQuery(search);
  return `/${locale}${pathname.replace(/^\/[^/]*/, '')}${kept}`;
}

/** A query without the parameters that change nothing, and without empty ones, in one order; empty or with its `?`. */
export function keepCanonicalQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    canonicalQuery.flatMap((name) =>
      given
        .getAll(name)
        .slice(0, 1)
        .filter((value) => value !== '')
        .map((value) => [name, value]),
    ),
  );
  return kept.size > 0 ? `?${kept}` : '';
}

/** The locale that a path begins with. */
export function localeOfPath(pathname: string): Locale | undefined {
  const segment = pathname.split('/')[1];
  return isLocale(segment) ? segment : undefined;
}
