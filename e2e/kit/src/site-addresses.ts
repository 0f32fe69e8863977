import type { APIRequestContext } from '@playwright/test';
import { calls, requestFor } from './contract-calls';
import { everyPage } from './site-pages';

/** Values of Cache-Control: which caches may store a response, and for how long. */
export const cachings = {
  page: /^public, max-age=0, s-maxage=(15|60), stale-while-revalidate=\1, stale-if-error=86400$/,
  data: /^public, max-age=\d+(, stale-if-error=86400)?$/,
  immutable: /^public, max-age=31536000, immutable$/,
  notStored: /^(private, )?no-store$/,
  revalidate: /^no-cache$/,
};
type Caching = keyof typeof cachings;

export interface SiteAddress {
  path: string;
  status: number;
  caching: Caching;
}

/** Every page, and some pages with query parameters. */
export const pageAddresses: SiteAddress[] = [
  ...(['th', 'en'] as const).flatMap((locale) => everyPage.map(({ path }) => `/${locale}${path}`)),
  '/en/updates/news?page=2&line=blue',
  '/en/search?q=Chatuchak&kind=item&page=2',
  '/th/search-departure?from=BL22&to=BL13',
  '/en/search-departure?from=BL22&to=BL13&date=2026-11-10&time=08:00',
  '/th/which-ticket?from=BL22&to=BL13',
  '/en/mrt-map?station=BL13',
  '/th/mrt-map?layer=last-trains&from=BL13',
].map((path) => ({ path, status: 200, caching: 'page' }));

const apiReads: SiteAddress[] = calls
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ path: requestFor(call, call.example.input).address, status: 200, caching: 'data' }));

const otherResources: SiteAddress[] = [
  { path: '/healthz', status: 200, caching: 'notStored' },
  { path: '/readyz', status: 200, caching: 'notStored' },
  { path: '/', status: 302, caching: 'notStored' },
  { path: '/th/', status: 308, caching: 'data' },
  { path: '/TH/stations', status: 308, caching: 'data' },
  { path: '/th/updates/news/feed.xml', status: 200, caching: 'data' },
  { path: '/en/updates/news/feed.json', status: 200, caching: 'data' },
  { path: '/th/updates/activity/calendar.ics', status: 200, caching: 'data' },
  { path: '/en/updates/activity/charity-run-by-train-2026/calendar.ics', status: 200, caching: 'data' },
  { path: '/open-data/gtfs.zip', status: 200, caching: 'data' },
  { path: '/open-data/stations.csv', status: 200, caching: 'data' },
  { path: '/open-data/fares.json', status: 200, caching: 'data' },
  { path: '/open-data/parking.csv-metadata.json', status: 200, caching: 'data' },
  { path: '/open-data/SHA256SUMS', status: 200, caching: 'data' },
  { path: '/open-data/alerts.pb', status: 200, caching: 'data' },
  { path: '/open-data/alerts.json', status: 200, caching: 'data' },
  { path: '/en/opensearch.xml', status: 200, caching: 'data' },
  { path: '/robots.txt', status: 200, caching: 'data' },
  { path: '/llms.txt', status: 200, caching: 'data' },
  { path: '/sitemap.xml', status: 200, caching: 'data' },
  { path: '/th-sitemap.xml', status: 200, caching: 'data' },
  { path: '/favicon.svg', status: 200, caching: 'data' },
  { path: '/manifest.th.webmanifest', status: 200, caching: 'data' },
  { path: '/social/th.jpg', status: 200, caching: 'data' },
  { path: '/_ipx/w_320/apple-touch-icon.png', status: 200, caching: 'data' },
  { path: '/api/openapi.json', status: 200, caching: 'data' },
  { path: '/api/docs', status: 200, caching: 'data' },
  { path: '/api/icons/lucide.json?icons=train-front', status: 200, caching: 'data' },
  { path: '/builds/latest.json', status: 200, caching: 'revalidate' },
];

const missing: SiteAddress[] = [
  '/th/nowhere',
  '/nowhere',
  '/en/updates/weather',
  '/th/updates/news/no-such-news',
  '/en/travel/parking/feed.xml',
  '/en/stations/BL99',
  '/th-sitemap-99.xml',
  '/open-data/passengers.csv',
  '/open-data/',
  '/api/nothing',
  '/api/v1/nothing',
  '/api/icons/nothing',
  '/media/0000000000000000/nothing.svg',
  '/documents/0000000000000000/nothing.pdf',
  '/_ipx/w_320/nothing.png',
  '/social/th/updates/news/no-such-news.jpg',
  '/assets/nothing.js',
  '/builds/meta/0000000000000000.json',
].map((path) => ({ path, status: 404, caching: 'notStored' }));

/** At least one URL of each kind that the site serves without client JavaScript. */
export const siteAddresses: SiteAddress[] = [...pageAddresses, ...apiReads, ...otherResources, ...missing];

/** URLs with a digest of their content. They differ between builds and between versions of the content. */
export async function digestAddresses(request: APIRequestContext): Promise<SiteAddress[]> {
  const html = await (await request.get('/en/updates/news/blue-line-fares-july-2026')).text();
  const { id } = await (await request.get('/builds/latest.json')).json();
  const schedule = await request.get('/api/v1/categories/tickets/fare-schedule/items');
  const found = [
    /\/assets\/[^"]+\.js/.exec(html)?.[0],
    /\/media\/[^"]+\.svg/.exec(html)?.[0],
    `/builds/meta/${id}.json`,
    (await schedule.json()).items[0].files[0].url,
  ];
  return found.map((path) => ({ path, status: 200, caching: 'immutable' }));
}
