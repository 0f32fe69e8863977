import type { Item } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../examples/article-examples';
import { documentExample } from '../../document-list/document-list-examples';
import {
  activityExample,
  contactItemExample,
  fareGroupItemExample,
  placeItemExample,
  spaceExample,
  ticketItemExample,
} from '../examples/item-examples';
import { toItemModel } from '../../item/item-model';
import { safetyPictureExample } from '../../modal-image/modal-image-examples';
import {
  exampleContext,
  newsCategory,
  parkingCategory,
  travelGroup,
  updatesGroup,
} from '../examples/model-context-example';
import { carParkExample } from '../examples/car-park-examples';

const publisher = {
  '@type': 'Organization',
  '@id': 'https://www.example.org/#organization',
  name: 'Mass Rapid Transit Authority of Thailand',
  url: 'https://www.example.org/',
};

function structuredData(item: Item, bodyHtml = '') {
  const place =
    item.category === 'news'
      ? { group: updatesGroup, category: newsCategory }
      : { group: travelGroup, category: parkingCategory };
  const detail = { item, bodyHtml, locales: [item.locale] };
  return toItemModel({ ...place, detail, related: [] }, exampleContext('en')).head.structuredData ?? [];
}

describe('the structured data of an item', () => {
  test.each<[string, Item, object]>([
    [
      'news',
      articleExample('en', { title: 'x'.repeat(140) }),
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: 'x'.repeat(110),
        datePublished: '2026-07-03T00:00:00+07:00',
        dateModified: '2026-08-28T00:00:00+07:00',
        url: 'https://www.example.org/en/updates/news/blue-line-fares-july-2026',
        image: 'https://www.example.org/social/en/updates/news/blue-line-fares-july-2026.jpg',
        inLanguage: 'en',
        publisher,
      },
    ],
    [
      'other texts',
      articleExample('en', { category: 'promotion' as Item['category'] }),
      { '@type': 'Article' },
    ],
    [
      'an activity',
      activityExample('en', { example: undefined }),
      {
        '@type': 'Event',
        startDate: '2026-12-05',
        endDate: '2026-12-06',
        location: { '@type': 'Place', name: 'In front of Sanam Chai (BL31), exit 1' },
        organizer: publisher,
      },
    ],
    [
      'a ticket',
      ticketItemExample('en', { validTo: '2026-12-31' }),
      { '@type': 'Offer', validThrough: '2026-12-31' },
    ],
    [
      'a fare group',
      fareGroupItemExample('en', { certainty: 'computed' }),
      {
        '@type': 'Offer',
        validFrom: '2026-07-03',
        itemOffered: { '@type': 'Service', name: 'Blue Line' },
        priceSpecification: { minPrice: 9, maxPrice: 22, priceCurrency: 'THB' },
      },
    ],
    [
      'a car park',
      carParkExample('en', { position: { latitude: 13.8, longitude: 100.57 } }),
      {
        '@type': 'ParkingFacility',
        geo: { '@type': 'GeoCoordinates', latitude: 13.8, longitude: 100.57 },
        openingHoursSpecification: { opens: '00:00', closes: '23:59' },
      },
    ],
    [
      'a place',
      placeItemExample('en'),
      { '@type': 'Place', openingHoursSpecification: { opens: '06:00', closes: '18:00' } },
    ],
    [
      'a document',
      documentExample('en', { referenceNumber: '1/2569' }),
      {
        '@type': 'DigitalDocument',
        identifier: '1/2569',
        encoding: [
          {
            '@type': 'MediaObject',
            contentUrl: 'https://www.example.org/documents/0123456789abcdef/blue-fares-2026.th.pdf',
            encodingFormat: 'application/pdf',
            contentSize: '1258291 B',
            inLanguage: 'th',
          },
          { contentSize: '4174 B', inLanguage: 'en' },
          { encodingFormat: 'text/csv', inLanguage: undefined },
        ],
      },
    ],
    ['a picture', safetyPictureExample('en'), { '@type': 'ImageObject', caption: expect.any(String) }],
    ['a contact', contactItemExample('en'), { '@type': 'ContactPoint', telephone: '+66 2624 5200' }],
  ])('of %s', (_, item, expected) => {
    expect(structuredData(item)[0]).toMatchObject(expected);
  });

  test.each([
    ['Daily 06:00–24:00', { opens: '06:00', closes: '23:59' }],
    ['ทุกวัน 06:00–18:00 น.', { opens: '06:00', closes: '18:00' }],
    ['24 ชั่วโมง', { opens: '00:00', closes: '23:59' }],
    ['Daily, roughly 10:00–22:00; please check', undefined],
    ['Weekdays 08:00–17:00', undefined],
  ])('has opening hours only if they are simple: %s', (hours, expected) => {
    const [data] = structuredData(placeItemExample('en', { hours }));
    const { openingHoursSpecification: said } = data as Record<string, object | undefined>;
    expect(said && { ...said, '@type': undefined }).toEqual(expected && { ...expected, '@type': undefined });
  });

  it('has the questions and answers of a list of questions', () => {
    const html =
      '<h2>Do I need an <em>account</em>?</h2>\n<p>No.</p>\n<h2>Q &amp; A</h2>\n<p>See <a href="/en">here</a>.</p>';
    const [page] = structuredData(articleExample('en', { isQuestionList: true }), html);
    expect(page).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do I need an account?',
          acceptedAnswer: { '@type': 'Answer', text: 'No.' },
        },
        { '@type': 'Question', name: 'Q & A', acceptedAnswer: { '@type': 'Answer', text: 'See here.' } },
      ],
    });
  });

  it('has no estimated fares', () => {
    const [offer] = structuredData(fareGroupItemExample('en', { certainty: 'estimated' }));
    expect([offer!['@type'], offer!['priceSpecification']]).toEqual(['Offer', undefined]);
  });

  it('is an article if the venue of an activity is not known, as in calendars', () => {
    const item = activityExample('en', { example: undefined, venue: undefined });
    const detail = { item, bodyHtml: '', locales: [item.locale] };
    const category = { ...newsCategory, slug: item.category };
    const { head } = toItemModel(
      { group: updatesGroup, category, detail, related: [] },
      exampleContext('en'),
    );
    expect(head.structuredData![0]!['@type']).toBe('Article');
  });

  it('of a space to rent has only breadcrumbs', () => {
    const item = spaceExample('en', { example: undefined });
    expect(structuredData(item).map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  it('of an example has nothing', () => {
    expect(structuredData(activityExample('en'))).toEqual([]);
  });

  it('has breadcrumbs without the group, which has no page', () => {
    expect(structuredData(articleExample('en')).at(-1)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.org/en' },
        { '@type': 'ListItem', position: 2, name: 'News', item: 'https://www.example.org/en/updates/news' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Blue Line fares are 17–44 baht from 3 July 2026',
          item: 'https://www.example.org/en/updates/news/blue-line-fares-july-2026',
        },
      ],
    });
  });
});
