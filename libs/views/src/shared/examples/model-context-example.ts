import type { Category, CategoryGroup, Locale, PageRoles } from '@raang/domain';
import { createI18n, loadCatalog } from '@raang/i18n';
import type { NamedIcon } from '@raang/ui';
import type { Hrefs, LineName, ModelContext } from '../page/model-context';
import { connectingLinesExample } from './connecting-examples';

const hrefs: Hrefs = {
  home: (locale) => `/${locale}`,
  listing: (locale, { group, category }, { page = 1, ...filter } = {}) =>
    `/${locale}/${group}/${category}${queryOf({ ...filter, page: page > 1 ? String(page) : '' })}`,
  item: (locale, { group, category, id }) => `/${locale}/${group}/${category}/${id}`,
  map: (locale, query) => `/${locale}/mrt-map${queryOf(query)}`,
  search: (locale, { page = 1, ...query } = {}) =>
    `/${locale}/search${queryOf({ ...query, page: page > 1 ? String(page) : '' })}`,
  searchDeparture: (locale, query) => `/${locale}/search-departure${queryOf(query)}`,
  station: (locale, code) => `/${locale}/stations/${code}`,
  stations: (locale) => `/${locale}/stations`,
  serviceStatus: (locale) => `/${locale}/service-status`,
  subscribe: (locale, query) => `/${locale}/subscribe${queryOf(query)}`,
  subscription: (locale, token, query) => `/${locale}/subscription/${token}${queryOf(query)}`,
  whichTicket: (locale, query) => `/${locale}/which-ticket${queryOf(query)}`,
  openData: (locale) => `/${locale}/open-data`,
  openFile: (name) => `/open-data/${name}`,
  machines: (document) => (document === 'llms' ? '/llms.txt' : '/api/docs'),
  report: (locale, kind) => `/${locale}/contact/${kind === 'lost-report' ? 'lost' : 'found'}-asset`,
  tracking: (locale, query) => `/${locale}/contact/lost-tracking${queryOf(query)}`,
  caseFile: ({ reference, file }) => `/cases/${reference}/${file}`,
  account: (locale, page, query) => `/${locale}/${page}${queryOf(query)}`,
  policy: (locale, policy) => `/${locale}/${policy}`,
  socialCard: (locale, item) =>
    item ? `/social/${locale}/${item.group}/${item.category}/${item.id}.jpg` : `/social/${locale}.jpg`,
  newsFeed: (locale, { group, category }, format) =>
    `/${locale}/${group}/${category}/feed.${format === 'rss' ? 'xml' : 'json'}`,
  calendar: (locale, { group, category, id }) =>
    `/${locale}/${group}/${category}/${id === undefined ? '' : `${id}/`}calendar.ics`,
};

function queryOf(fields: object = {}): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : '';
}

const pagesExample: PageRoles = {
  fares: { group: 'tickets', category: 'fare-rates' },
  lines: { group: 'travel', category: 'train-line' },
  trainTimes: { group: 'travel', category: 'train-schedule' },
  contact: { group: 'contact', category: 'contact' },
};

const lines: LineName[] = [
  { id: 'blue', name: { th: 'สายสีน้ำเงิน', en: 'Blue Line' } },
  { id: 'purple', name: { th: 'สายสีม่วง', en: 'Purple Line' } },
  { id: 'yellow', name: { th: 'สายสีเหลือง', en: 'Yellow Line' } },
  { id: 'pink', name: { th: 'สายสีชมพู', en: 'Pink Line' } },
];

const i18n = { th: createI18n('th', await loadCatalog('th')), en: createI18n('en', await loadCatalog('en')) };

/** A source of the feed that passengers can open; the examples' other sources have no URL. */
const dataSourceExample = {
  name: { th: 'รฟม. หน้าบัตรโดยสาร (mrta.co.th)', en: 'MRTA, tickets page (mrta.co.th)' },
  url: 'https://www.mrta.co.th',
};

/** A named icon; its drawing is a ring, whatever the name. */
function iconExample(icon: string): NamedIcon {
  const [prefix = '', name = ''] = icon.split(':');
  const body = '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="1.75"/>';
  return { prefix, name, drawing: { body, viewBox: '0 0 24 24' } };
}

/** The model context of a page on 20 November 2026, for stories and tests. */
export function exampleContext(locale: Locale): ModelContext {
  return {
    locale,
    defaultLocale: 'th',
    i18n: i18n[locale],
    hrefs,
    pages: pagesExample,
    lines,
    connectingLines: connectingLinesExample.map(({ id, name, agency }) => ({
      id,
      name,
      brand: agency.brand,
    })),
    today: '2026-11-20',
    siteName: { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' }[locale],
    authorityName: {
      th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
      en: 'Mass Rapid Transit Authority of Thailand',
    }[locale],
    dataSources: [dataSourceExample],
    publicUrl: 'https://www.example.org',
    iconOf: iconExample,
  };
}

export const newsCategory = {
  slug: 'news',
  name: { th: 'ข่าว', en: 'News' },
  description: {
    th: 'ข่าวการให้บริการ ค่าโดยสาร บัตรโดยสาร และสถานีของรถไฟฟ้าทุกสาย',
    en: 'News on service, fares, tickets and stations of every line.',
  },
  template: 'LineDate.ContentList',
} as Category;

export const parkingCategory = {
  slug: 'parking',
  name: { th: 'ที่จอดรถ', en: 'Parking' },
  description: {
    th: 'อาคารและลานจอดแล้วจรของรถไฟฟ้า พร้อมจำนวนที่จอด เวลาเปิด และค่าจอด',
    en: 'Park-and-ride buildings and lots with their spaces, hours and fees.',
  },
  template: 'Line.LineTable',
} as Category;

export const updatesGroup = {
  slug: 'updates',
  name: { th: 'ข่าวสาร', en: 'Updates' },
  description: { th: 'ข่าวและสิทธิ์ค่าโดยสาร', en: 'News and fare offers' },
  categories: [newsCategory],
} as CategoryGroup;

export const travelGroup = {
  slug: 'travel',
  name: { th: 'การเดินทาง', en: 'Travel' },
  description: { th: 'ข้อมูลสำหรับวางแผนการเดินทาง', en: 'What helps you plan your way' },
  categories: [parkingCategory],
} as CategoryGroup;
