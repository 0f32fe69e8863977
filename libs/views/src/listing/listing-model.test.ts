import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import {
  exampleContext,
  newsCategory,
  parkingCategory,
  travelGroup,
  updatesGroup,
} from '../shared/examples/model-context-example';
import { carParkExample, unknownCarParkExample } from '../shared/examples/car-park-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { toListingModel } from './listing-model';

const news = (changes: Partial<ListingData> = {}): ListingData => ({
  group: updatesGroup,
  category: newsCategory,
  filter: {},
  dropped: [],
  sources: {},
  items: [articleExample('en')],
  total: 1,
  page: 1,
  pageSize: 12,
  ...changes,
});

describe('a listing', () => {
  test.each([
    [0, '0 items', '0 รายการ'],
    [1, '1 item', '1 รายการ'],
    [40, '40 items', '40 รายการ'],
  ])('of %d says so in both languages', (total, english, thai) => {
    const count = (locale: 'th' | 'en') => toListingModel(news({ total }), exampleContext(locale)).count;
    expect([count('en'), count('th')]).toEqual([english, thai]);
  });

  it('has no body when it is empty', () => {
    expect(toListingModel(news({ items: [], total: 0 }), exampleContext('en')).body).toBeUndefined();
  });

  test.each([
    ['MRTLine.TableMRT', 'TableMRT'],
    ['None.ContentList', 'ContentList'],
    ['None.HoloDeck', 'ContentList'],
    ['gibberish', 'ContentList'],
  ])('with the template %s is shown as %s', (template, view) => {
    const data = news({
      group: travelGroup,
      category: { ...parkingCategory, template },
      items: [carParkExample('en')],
    });
    expect(toListingModel(data, exampleContext('en')).body?.view).toBe(view);
  });

  it('shows items that are no car parks as cards, whatever the template says', () => {
    const data = news({ category: { ...newsCategory, template: 'None.TableMRT' } });
    expect(toListingModel(data, exampleContext('en')).body?.view).toBe('ContentList');
  });

  it('names page and site in its title, and its own address and language in its head', () => {
    const { head } = toListingModel(news({ total: 30, page: 2 }), exampleContext('th'));
    expect(head).toMatchObject({
      title: 'ข่าว หน้า 2 · รถไฟฟ้า รฟม.',
      canonical: 'https://www.example.org/th/updates/news?page=2',
      alternates: [
        { hrefLang: 'th', href: 'https://www.example.org/th/updates/news?page=2' },
        { hrefLang: 'en', href: 'https://www.example.org/en/updates/news?page=2' },
        { hrefLang: 'x-default', href: 'https://www.example.org/th/updates/news?page=2' },
      ],
    });
  });

  it('leads to each of its pages, the first one without a number', () => {
    const { pages } = toListingModel(news({ total: 25 }), exampleContext('en'));
    expect(pages.hrefs).toEqual(['/en/updates/news', '/en/updates/news?page=2', '/en/updates/news?page=3']);
  });
});

describe('the table of car parks', () => {
  const parking = news({
    group: travelGroup,
    category: parkingCategory,
    items: [unknownCarParkExample('en'), carParkExample('en')],
    total: 2,
  });

  it('stands line by line in the order of the map, a car park of two lines under both', () => {
    const { body } = toListingModel(parking, exampleContext('en'));
    if (body?.view !== 'TableMRT' || body.content.kind !== 'car-parks') throw new Error('not a table');
    expect(
      body.content.lines.map(({ id, rows }) => [id, rows.map(({ stationCode }) => stationCode)]),
    ).toEqual([
      ['blue', ['BL15']],
      ['yellow', ['BL15', 'YL17']],
    ]);
  });

  it('says what is not known and what is not sure', () => {
    const { body } = toListingModel(parking, exampleContext('th'));
    if (body?.view !== 'TableMRT' || body.content.kind !== 'car-parks') throw new Error('not a table');
    expect(body.content.lines[1]?.rows[1]).toMatchObject({
      spaces: ['ไม่มีข้อมูล'],
      hours: 'ไม่มีข้อมูล',
      isUncertain: true,
    });
  });
});
