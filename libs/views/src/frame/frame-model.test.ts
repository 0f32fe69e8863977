import { expect, it, test } from 'vitest';
import { exampleContext, travelGroup, updatesGroup } from '../shared/examples/model-context-example';
import { toFrameLinksModel, toFrameModel } from './frame-model';

const authority = {
  shortName: { th: 'รฟม.', en: 'MRTA' },
  name: { th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', en: 'Mass Rapid Transit Authority of Thailand' },
  address: { th: '175 ถนนพระราม 9', en: '175 Rama IX Road' },
  telephone: '0 2716 4000',
  website: 'https://www.mrta.co.th',
  menuPages: [{ page: 'map', group: 'travel' } as const],
  navigation: [
    { page: 'search-departure' } as const,
    { group: 'updates', category: 'news' },
    { group: 'updates', category: 'gone' },
    { group: 'gone', category: 'news' },
    { group: 'travel', category: 'parking' },
  ],
};
const data = { groups: [travelGroup, updatesGroup], authority };
const frame = (locale: 'th' | 'en') =>
  toFrameModel(
    { ...data, alerts: [], announcements: [], now: new Date('2026-11-20T18:40:00+07:00') },
    exampleContext(locale),
  );
const linksOf = (locale: 'th' | 'en') => toFrameLinksModel(data, exampleContext(locale));

it('has the configured links in the header, in order, and all categories in its groups', () => {
  const { navigation } = frame('en');
  const { groups } = linksOf('en');
  expect(navigation.map(({ href }) => href)).toEqual([
    '/en/search-departure',
    '/en/updates/news',
    '/en/travel/parking',
  ]);
  expect(groups.map(({ title, links }) => [title, links.length])).toEqual([
    ['Travel', 1],
    ['Updates', 1],
  ]);
});

it('shows pages without a category before the groups in the menu, each once, and within them in the footer', () => {
  const { menuPages, sitemap } = linksOf('en');
  expect(menuPages.map(({ label }) => label)).toEqual(['Plan a journey', 'News', 'Parking', 'Map']);
  expect(sitemap.map(({ links }) => links.map(({ label }) => label))).toEqual([['Map', 'Parking'], ['News']]);
});

test.each([
  ['th', '© 2569 การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', 'ข้อมูล ณ วันที่ 20 พ.ย. 2569'],
  ['en', '© 2026 Mass Rapid Transit Authority of Thailand', 'As of 20 Nov 2026'],
] as const)('writes years in the era of the language: %s', (locale, copyright, date) => {
  expect(linksOf(locale)).toMatchObject({ copyright });
  expect(frame(locale)).toMatchObject({ print: { origin: 'www.example.org', date } });
});

it('links to the privacy policies', () => {
  expect(linksOf('th').policies.map(({ href }) => href)).toEqual([
    '/th/cookie-policy',
    '/th/privacy-notice',
    '/th/privacy-policy',
    '/th/accessibility-statement',
  ]);
});
