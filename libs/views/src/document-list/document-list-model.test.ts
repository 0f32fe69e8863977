import type { Item } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { callExample, documentExample, fileExample } from './document-list-examples';
import { toDocumentListModel } from './document-list-model';
import { toDocumentRow } from '../shared/documents/document-row-model';

const listing = (items: Item[]) => ({ items }) as unknown as ListingData;

describe('an announcement on 20 November 2026', () => {
  test.each([
    ['2026-11-19', 'neutral', 'Closed 19 Nov 2026', 'ปิดรับแล้วเมื่อ 19 พ.ย. 2569'],
    ['2026-11-20', 'warning', 'Closes today', 'ปิดรับวันนี้'],
    ['2026-11-21', 'warning', 'Closes tomorrow', 'ปิดรับพรุ่งนี้'],
    ['2026-12-04', 'warning', 'Closes in 14 days', 'ปิดรับในอีก 14 วัน'],
    ['2026-12-05', 'success', 'Open until 5 Dec 2026', 'เปิดรับถึง 5 ธ.ค. 2569'],
    ['2027-01-01', 'success', 'Open until 1 Jan 2027', 'เปิดรับถึง 1 ม.ค. 2570'],
  ])('that closes on %s is %s: %s', (closesOn, tone, english, thai) => {
    const closing = (locale: 'th' | 'en') =>
      toDocumentRow(callExample(locale, { closesOn, example: undefined }), exampleContext(locale)).closing;
    expect([closing('en'), closing('th')]).toEqual([
      { tone, text: english },
      { tone, text: thai },
    ]);
  });

  it('without a closing date has no badge', () => {
    expect(toDocumentRow(documentExample('en'), exampleContext('en')).closing).toBeUndefined();
  });

  it.each(['2026-11-19', '2026-11-21', '2027-01-01'])(
    'that is an example only names the date %s',
    (closesOn) => {
      const { closing } = toDocumentRow(callExample('en', { closesOn }), exampleContext('en'));
      expect(closing).toMatchObject({
        tone: 'neutral',
        text: expect.stringMatching(/^Closing date: \d/) as string,
      });
    },
  );

  it('is marked as an example', () => {
    const isExample = (item: ReturnType<typeof callExample>) =>
      toDocumentRow(item, exampleContext('en')).isExample;
    expect([isExample(callExample('en')), isExample(documentExample('en'))]).toEqual([true, false]);
  });
});

describe('the files of a document', () => {
  test.each([
    ['th', ['PDF · ไทย', 'PDF · อังกฤษ', 'CSV · ไทยและอังกฤษ']],
    ['en', ['PDF · English', 'PDF · Thai', 'CSV · Thai and English']],
  ] as const)('begin with the language of the page: %s', (locale, labels) => {
    const { files } = toDocumentRow(documentExample(locale), exampleContext(locale));
    expect(files.map(({ label }) => label)).toEqual(labels);
  });

  it('of the same format and language differ by name', () => {
    const files = ['adult', 'student'].map((name) => fileExample(`${name}.csv`, { mediaType: 'text/csv' }));
    const row = toDocumentRow(documentExample('en', { files }), exampleContext('en'));
    expect(row.files.map(({ label, size }) => [label, size])).toEqual([
      ['CSV · adult.csv', '1.2 MB'],
      ['CSV · student.csv', '1.2 MB'],
    ]);
  });
});

describe('a list of documents', () => {
  it('keeps the order of the listing and links to each page', () => {
    const model = toDocumentListModel(
      listing([callExample('en'), documentExample('en')]),
      exampleContext('en'),
    );
    expect(model?.rows.map(({ href }) => href)).toEqual([
      '/en/business/announcing-rental/shop-phahon-yothin',
      '/en/tickets/fare-schedule/blue-fares-2026',
    ]);
  });

  it('returns undefined if other items are among them', () => {
    expect(
      toDocumentListModel(listing([documentExample('en'), articleExample('en')]), exampleContext('en')),
    ).toBeUndefined();
  });
});
