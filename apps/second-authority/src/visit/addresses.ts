import { authority } from '../../authority/authority';
import type { Locale } from '@raang/domain';
import type { Hrefs } from '@raang/views';

/** The page with the form that reaches the authority. */
export const contactHref = (locale: Locale): string => `/${locale}/contact`;

/** The site's URLs; no other module builds a path. What the site does not have leads to the nearest thing that it has. */
export const hrefs: Hrefs = {
  home: (locale) => `/${locale}`,
  searchDeparture: (locale, query) => withQuery(`/${locale}/journeys`, query),
  station: (locale, code) => `/${locale}/stations/${code}`,
  stations: (locale) => `/${locale}/stations`,
  serviceStatus: (locale) => `/${locale}/status`,
  listing: (locale, { group, category }, { page = 1, ...query } = {}) =>
    withQuery(`/${locale}/${group}/${category}`, { ...query, page: page > 1 ? page : undefined }),
  item: (locale, { group, category, id }) => `/${locale}/${group}/${category}/${id}`,

  policy: (locale) => hrefs.item(locale, authority.privacy),
  map: (locale, { station } = {}) => `/${locale}/stations${station ? `/${station}` : ''}`,
  whichTicket: (locale) => withQuery(`/${locale}/journeys`),
  report: contactHref,
  tracking: contactHref,
  subscribe: (locale) => hrefs.serviceStatus(locale),
  subscription: (locale) => hrefs.serviceStatus(locale),
  account: (locale) => hrefs.home(locale),
  search: (locale) => hrefs.home(locale),
  openData: (locale) => hrefs.home(locale),
  machines: () => '/',
  openFile: () => '/',
  caseFile: () => '/',
  socialCard: () => authority.logo,
  newsFeed: (locale, category) => hrefs.listing(locale, category),
  calendar: (locale, category) => hrefs.listing(locale, category),
};

/** A path with a query of the set fields. */
function withQuery(pathname: string, fields: object = {}): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  return query ? `${pathname}?${query}` : pathname;
}

/** The same page in another language. */
export const inLocale = (locale: Locale, { pathname, search }: URL): string =>
  `/${locale}${pathname.replace(/^\/[^/]*/, '')}${search}`;
