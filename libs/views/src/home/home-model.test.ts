import { describe, expect, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { announcementExample } from '../shared/examples/notices-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { homeExample } from './home-examples';
import { toHomeModel } from './home-model';

const home = (changes: Parameters<typeof homeExample>[1] = {}, context = exampleContext('en')) =>
  toHomeModel(homeExample('en', changes), context);

test('the form searches journeys, now if nothing else is chosen', () => {
  expect(home().finder).toMatchObject({
    action: '/en/search-departure',
    from: { name: 'from', label: 'From', value: '' },
    to: { name: 'to', label: 'To', value: '' },
    choice: { locale: 'en', lineNames: { blue: 'Blue Line' } },
    when: { value: 'now', date: { value: '' }, time: { value: '' } },
  });
});

test('popular destinations fill in where to go, without a journey from anywhere', () => {
  expect(home().destinations.slice(0, 3)).toEqual([
    { name: 'Suvarnabhumi Airport', href: '/en/search-departure?to=suvarnabhumi-airport', says: undefined },
    { name: 'Don Mueang Airport', href: '/en/search-departure?to=don-mueang-airport', says: undefined },
    { name: 'Siam', href: '/en/search-departure?to=CEN', says: undefined },
  ]);
});

test('a tile links to a category or a page', () => {
  expect(home().tiles.serverPart?.map(({ icon, href }) => [icon.name, href])).toEqual([
    ['map', '/en/mrt-map'],
    ['clock', '/en/search-departure?mode=last'],
    ['coins', '/en/tickets/fare-rates'],
    ['square-parking', '/en/travel/parking'],
  ]);
});

test('sections follow the layout, each with its number of items', () => {
  expect(home().sections.map(({ slug, cards }) => `${slug}: ${cards.length}`)).toEqual([
    'news: 4',
    'promotion: 1',
    'activity: 1',
    'recommended-places: 1',
  ]);
});

describe('nothing appears twice', () => {
  const cap = { validFrom: '2025-12-01', validTo: '2026-11-30', lines: ['purple' as never] };
  const news = articleExample('en', { id: 'cap-ends' as never, ...cap });
  const offer = articleExample('en', { id: 'cap' as never, category: 'promotion' as never, ...cap });
  const items = new Map([
    ['updates/news', [news]],
    ['updates/promotion', [offer]],
  ]);

  test('an offer whose end is in the news', () => {
    expect(home({ items }).sections.map(({ slug }) => slug)).toEqual(['news']);
  });

  test('what a notice above the page links to', () => {
    const announcements = [
      announcementExample({ link: { href: '/updates/news/cap-ends', label: { th: 'อ่าน', en: 'Read' } } }),
    ];
    expect(home({ items, announcements }).sections).toEqual([]);
  });
});

describe('missing content is left out', () => {
  const missing = { group: 'travel', category: 'monorail' };

  test('a section without items', () => {
    const ended = [articleExample('en', { validTo: '2026-11-19' })];
    expect(home({ items: new Map([['updates/promotion', ended]]) }).sections).toEqual([]);
  });

  test('a category that does not exist', () => {
    const tile = { ...missing, icon: 'lucide:map', text: { th: 'ไม่มี', en: 'none' } };
    const section = { ...missing, count: 3, order: 'newest' as const, form: 'cards' as const };
    const layout = { tiles: [tile], feedback: [tile], sections: [section] };
    const model = home({ layout });
    expect([model.tiles.serverPart, model.feedback.tiles, model.sections]).toEqual([[], [], []]);
  });

  test('the form if the network is unknown', () => {
    expect(home({ stations: [] }).finder).toBeUndefined();
  });
});

test('the telephone number is a link', () => {
  expect(home().feedback.telephone).toEqual({ text: '0 2716 4000', href: 'tel:027164000' });
});

test('the head has a page name, a separator and the site name as its title (specification §1)', () => {
  expect(home().head.title).toBe('Journeys, fares and train times · MRTA Bangkok');
});

test('structured data describes the authority and the site', () => {
  const [authority, site] = home().head.structuredData!;
  expect(authority).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://www.example.org/#organization',
    name: 'Mass Rapid Transit Authority of Thailand',
    alternateName: ['การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', 'MRTA'],
    url: 'https://www.example.org/',
    sameAs: 'https://www.mrta.co.th',
    logo: 'https://www.example.org/icon-512.png',
    address: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
    contactPoint: { '@type': 'ContactPoint', telephone: '+66 2716 4000' },
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    name: 'MRTA Bangkok',
    url: 'https://www.example.org/en',
    inLanguage: 'en',
    publisher: { '@id': 'https://www.example.org/#organization' },
  });
  expect(site!['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://www.example.org/en/search?q={search_term_string}' },
  });
});
