import { lineId } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { type ListingChanges, listingExample } from '../shared/examples/listing-example';
import {
  exampleContext,
  newsCategory,
  parkingCategory,
  travelGroup,
} from '../shared/examples/model-context-example';
import { placeExample } from '../place-list/place-list-examples';
import { stationsExample } from '../shared/examples/network-example';
import { carParkExample } from '../shared/examples/car-park-examples';
import { activityExample } from '../shared/examples/item-examples';
import { toListingModel } from './listing-model';

const news = (changes: ListingChanges = {}) =>
  listingExample({ items: [articleExample('en')], total: 1, pageSize: 12, ...changes });

describe('a listing', () => {
  test.each([
    [0, '0 items', '0 รายการ'],
    [1, '1 item', '1 รายการ'],
    [40, '40 items', '40 รายการ'],
  ])('of %d shows the number of items in both languages', async (total, english, thai) => {
    const count = async (locale: 'th' | 'en') =>
      (await toListingModel(news({ total }), exampleContext(locale))).count;
    expect([await count('en'), await count('th')]).toEqual([english, thai]);
  });

  it('has no body if it is empty', async () => {
    const { body } = await toListingModel(news({ items: [], total: 0 }), exampleContext('en'));
    expect(body).toBeUndefined();
  });

  test.each([
    ['Line.LineTable', 'LineTable'],
    ['None.ContentList', 'ContentList'],
    ['None.HoloDeck', 'ContentList'],
    ['gibberish', 'ContentList'],
  ])('with the template %s is shown as %s', async (template, view) => {
    const data = news({
      group: travelGroup,
      category: { ...parkingCategory, template },
      items: [carParkExample('en')],
    });
    const { body } = await toListingModel(data, exampleContext('en'));
    expect(body?.view).toBe(view);
  });

  it('shows items other than car parks as cards, whatever the template says', async () => {
    const data = news({ category: { ...newsCategory, template: 'None.LineTable' } });
    const { body } = await toListingModel(data, exampleContext('en'));
    expect(body?.view).toBe('ContentList');
  });

  it('has page and site in its title, its own URL and language in its head', async () => {
    const { head } = await toListingModel(news({ total: 30, page: 2 }), exampleContext('th'));
    expect(head).toMatchObject({
      title: 'ข่าว หน้า 2 · รถไฟฟ้า รฟม.',
      description: `หน้า 2 จาก 3 ${newsCategory.description.th}`,
      canonical: 'https://www.example.org/th/updates/news?page=2',
      alternates: [
        { hrefLang: 'th', href: 'https://www.example.org/th/updates/news?page=2' },
        { hrefLang: 'en', href: 'https://www.example.org/en/updates/news?page=2' },
        { hrefLang: 'x-default', href: 'https://www.example.org/th/updates/news?page=2' },
      ],
    });
  });

  it('is indexed whole, and not when a filter shows a part of it', async () => {
    const isIndexed = async (filter: ListingChanges['filter']) =>
      (await toListingModel(news({ filter }), exampleContext('en'))).head.isIndexed;
    expect(await isIndexed({})).toBe(true);
    expect(await isIndexed({ line: lineId.parse('blue') })).toBe(false);
    expect(await isIndexed({ q: 'fares' })).toBe(false);
  });

  it('links to each of its pages, to the first one without a number', async () => {
    const { pages } = await toListingModel(news({ total: 25 }), exampleContext('en'));
    expect(pages.hrefs).toEqual(['/en/updates/news', '/en/updates/news?page=2', '/en/updates/news?page=3']);
  });

  it('can be subscribed to as a feed if its category is dated, and in every form that readers find', async () => {
    const { head, subscriptions } = await toListingModel(news(), exampleContext('en'));
    expect(subscriptions).toEqual([{ kind: 'news-feed', href: '/en/updates/news/feed.xml' }]);
    expect(head.feeds).toEqual([
      {
        type: 'application/rss+xml',
        title: 'RSS feed: News',
        href: 'https://www.example.org/en/updates/news/feed.xml',
      },
      {
        type: 'application/feed+json',
        title: 'JSON feed: News',
        href: 'https://www.example.org/en/updates/news/feed.json',
      },
    ]);
  });

  it('has a calendar if it lists activities or closing dates', async () => {
    const data = news({ items: [activityExample('th')] });
    const { head, subscriptions } = await toListingModel(data, exampleContext('th'));
    expect(subscriptions.map(({ href }) => href)).toEqual([
      '/th/updates/news/feed.xml',
      '/th/updates/news/calendar.ics',
    ]);
    expect(head.feeds?.at(-1)).toEqual({
      type: 'text/calendar',
      title: 'ปฏิทิน: ข่าว',
      href: 'https://www.example.org/th/updates/news/calendar.ics',
    });
  });

  it('of a category without dates has nothing to subscribe to', async () => {
    const data = news({ group: travelGroup, category: parkingCategory, items: [carParkExample('en')] });
    const { head, subscriptions } = await toListingModel(data, exampleContext('en'));
    expect([head.feeds, subscriptions]).toEqual([[], []]);
  });
});

describe('the structured data of a listing', () => {
  const dataOf = async (changes: ListingChanges) =>
    (await toListingModel(news(changes), exampleContext('en'))).head.structuredData ?? [];
  const articles = ['second', 'example', 'first'].map((id) =>
    articleExample('en', { id: id as never, example: id === 'example' ? true : undefined }),
  );

  it('has its items in order, without examples', async () => {
    const [list, crumbs] = await dataOf({ items: articles, total: 3 });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, url: 'https://www.example.org/en/updates/news/second' },
        { position: 2, url: 'https://www.example.org/en/updates/news/first' },
      ],
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('has places in the order of the page: by line, along each line', async () => {
    const items = ['BL38', 'PK01', 'BL02'].map((station) =>
      placeExample('en', {
        id: station.toLowerCase() as never,
        station: station as never,
        lines: [station === 'PK01' ? 'pink' : 'blue'] as never,
      }),
    );
    const [list] = await dataOf({
      items,
      total: 3,
      category: { ...newsCategory, template: 'Line.PlaceList' },
      sources: { stations: stationsExample },
    });
    const urls = (list!['itemListElement'] as { url: string }[]).map(({ url }) => url.split('/').at(-1));
    expect(urls).toEqual(['bl02', 'bl38', 'pk01']);
  });

  test.each([
    ['contact', 'None.Contact'],
    ['lost property', 'None.LostProperty'],
    ['comments', 'None.Comment'],
  ])('of %s describes the service', async (_, template) => {
    const category = { ...newsCategory, template };
    const [service] = await dataOf({ category, total: 1, items: [articleExample('en')] });
    expect(service).toMatchObject({
      '@type': 'GovernmentService',
      name: 'News',
      provider: { '@id': 'https://www.example.org/#organization' },
    });
  });

  test.each([
    ['without items', { items: [], total: 0 }],
    ['with examples only', { items: [articles[1]!], total: 1 }],
  ])('%s has only breadcrumbs', async (_, changes) => {
    expect((await dataOf(changes)).map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });
});
