import type { CategoryGroup } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { type SiteData, toSitePages } from './site-pages';

const words = { th: 'ก', en: 'a' };
const category = (slug: string, template: string) => ({ slug, name: words, description: words, template });
const groups = [
  {
    slug: 'updates',
    name: words,
    description: words,
    categories: [
      category('news', 'MRTLineDate.ContentList'),
      category('guides', 'None.ModalImage'),
      category('times', 'MRTLine.BusSchedule'),
      category('found', 'MRTLineDate.AssetFound'),
    ],
  },
] as unknown as CategoryGroup[];

const itemsOf = (category: string, count: number, dates = { publishedOn: '2026-11-01' }) =>
  Array.from({ length: count }, (_, index) => ({
    group: 'updates',
    category,
    id: `${category}-${index}`,
    ...dates,
  }));

const data = (changed: Partial<Omit<SiteData, 'items'>> & { items?: object[] } = {}) =>
  ({
    groups,
    items: [],
    stations: [],
    foundItems: 0,
    feedOn: '2026-11-20',
    policies: {
      'cookie-policy': '2026-10-01',
      'privacy-notice': '2026-10-02',
      'privacy-policy': '2026-10-03',
      'accessibility-statement': '2026-10-04',
    },
    ...changed,
  }) as SiteData;

const daysOf = (given: SiteData) =>
  Object.fromEntries(toSitePages(given).map(({ pathIn, changedOn }) => [pathIn('en'), changedOn]));
const pathsOf = (given: SiteData, part: string) =>
  Object.keys(daysOf(given)).filter((path) => path.includes(part));

it('lists the pages that every site has', () => {
  expect(Object.keys(daysOf(data({ groups: [] })))).toEqual([
    '/en',
    '/en/search',
    '/en/search-departure',
    '/en/mrt-map',
    '/en/service-status',
    '/en/subscribe',
    '/en/which-ticket',
    '/en/stations',
    '/en/open-data',
    '/en/contact/found-asset',
    '/en/contact/lost-asset',
    '/en/cookie-policy',
    '/en/privacy-notice',
    '/en/privacy-policy',
    '/en/accessibility-statement',
  ]);
});

describe('the pages of a listing', () => {
  test.each([
    ['news', 0, 1],
    ['news', 12, 1],
    ['news', 13, 2],
    ['news', 25, 3],
    ['guides', 50, 1],
    ['guides', 51, 2],
  ])('of %s with %s items are %s', (slug, count, pages) => {
    const listed = pathsOf(data({ items: itemsOf(slug, count) }), `/${slug}`).filter(
      (path) => !path.includes(`/${slug}/`),
    );
    const first = `/en/updates/${slug}`;
    expect(listed).toEqual(
      Array.from({ length: pages }, (_, index) => (index === 0 ? first : `${first}?page=${index + 1}`)),
    );
  });

  it('are as many as the found register has', () => {
    expect(pathsOf(data({ foundItems: 21 }), '/found')).toContain('/en/updates/found?page=2');
    expect(pathsOf(data({ foundItems: 20 }), '/found')).not.toContain('/en/updates/found?page=2');
  });
});

describe('the day of the last change', () => {
  const old = itemsOf('news', 1, { publishedOn: '2026-11-01' });
  const updated = { ...itemsOf('news', 2)[1], publishedOn: '2026-10-01', updatedOn: '2026-11-05' };

  test.each([
    ['/en/updates/news/news-0', '2026-11-01', 'of publication'],
    ['/en/updates/news/news-1', '2026-11-05', 'of the update'],
    ['/en/updates/news', '2026-11-05', 'of the newest change in the listing'],
    ['/en/updates/times', '2026-11-20', 'of the feed'],
    ['/en/stations', '2026-11-20', 'of the feed'],
    ['/en/stations/BL01', '2026-11-20', 'of the feed'],
    ['/en/privacy-notice', '2026-10-02', 'of the policy'],
    ['/en/updates/guides', undefined, 'of an empty listing'],
    ['/en/updates/found', undefined, 'of the found register'],
    ['/en/service-status', undefined, 'of alerts'],
    ['/en', undefined, 'of the home page'],
  ])('of %s is %s, the day %s', (path, day, _kind) => {
    const days = daysOf(data({ items: [...old, updated], stations: [{ code: 'BL01' }] }));
    expect([path in days, days[path]]).toEqual([true, day]);
  });

  it('of a listing with the timetable is the newer one of its items and of the feed', () => {
    const items = itemsOf('times', 1, { publishedOn: '2026-11-21' });
    expect(daysOf(data({ items }))['/en/updates/times']).toBe('2026-11-21');
  });

  it('is unknown for a station without a feed', () => {
    const days = daysOf(data({ stations: [{ code: 'BL01' }], feedOn: undefined }));
    expect(days['/en/stations/BL01']).toBeUndefined();
  });
});
