import type { Locale } from '@raang/domain/locale';
import type { Hrefs } from '@raang/views';
import { publicPath } from './own-paths';
import { canonicalQuery } from './page-address';

/** The site's URLs; no other module builds a path. */
export const href: Hrefs = {
  home: (locale) => `/${locale}`,
  listing: (locale, { group, category }, { page = 1, ...filter } = {}) =>
    withQuery(`/${locale}/${group}/${category}`, { ...filter, page: page > 1 ? String(page) : undefined }),
  item: (locale, { group, category, id }) => `/${locale}/${group}/${category}/${id}`,
  map: (locale, query) => withQuery(publicPath(`/${locale}/map`), query),
  search: (locale, { page = 1, ...query } = {}) =>
    withQuery(`/${locale}/search`, { ...query, page: page > 1 ? String(page) : undefined }),
  searchDeparture: (locale, query) => withQuery(`/${locale}/search-departure`, query),
  station: (locale, code) => `/${locale}/stations/${code}`,
  stations: (locale) => `/${locale}/stations`,
  serviceStatus: (locale) => `/${locale}/service-status`,
  subscribe: (locale, query) => withQuery(`/${locale}/subscribe`, query),
  subscription: (locale, token, query) => withQuery(`/${locale}/subscription/${token}`, query),
  whichTicket: (locale, query) => withQuery(`/${locale}/which-ticket`, query),
  account: (locale, page, query) =>
    page === 'export' ? `/${locale}/profile/export.json` : withQuery(`/${locale}/${page}`, query),
  openData: (locale) => `/${locale}/open-data`,
  openFile: (name) => `/open-data/${name}`,
  machines: (document) => (document === 'llms' ? '/llms.txt' : '/api/docs'),
  report: (locale, kind) => `/${locale}/contact/${kind === 'lost-report' ? 'lost-asset' : 'found-asset'}`,
  tracking: (locale, query) => withQuery(`/${locale}/contact/lost-tracking`, query),
  caseFile: ({ reference, file }) => `/cases/${reference}/${file}`,
  policy: (locale, policy) => `/${locale}/${policy}`,
  socialCard: (locale, item) =>
    item ? `/social/${locale}/${item.group}/${item.category}/${item.id}.jpg` : `/social/${locale}.jpg`,
  newsFeed: (locale, { group, category }, format) =>
    `/${locale}/${group}/${category}/feed.${format === 'rss' ? 'xml' : 'json'}`,
  calendar: (locale, { group, category, id }) =>
    `/${locale}/${group}/${category}/${id === undefined ? '' : `${id}/`}calendar.ics`,
};

/** The OpenSearch description, with which browsers offer the site's search. */
export const openSearchHref = (locale: Locale) => `/${locale}/opensearch.xml`;

/** A path with a query of the set fields that belong to its page. */
function withQuery(pathname: string, fields: object = {}): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return pathname + canonicalQuery(pathname, String(new URLSearchParams(given)));
}

/** The same page in another language: the path with the other prefix, and the page's part of the query. */
export function inLocale(locale: Locale, { pathname, search }: { pathname: string; search: string }): string {
  return `/${locale}${pathname.replace(/^\/[^/]*/, '')}${canonicalQuery(pathname, search)}`;
}
