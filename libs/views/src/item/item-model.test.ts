import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import {
  exampleContext,
  newsCategory,
  parkingCategory,
  travelGroup,
  updatesGroup,
} from '../shared/examples/model-context-example';
import { documentExample } from '../document-list/document-list-examples';
import { placeItemExample, ticketItemExample } from '../shared/examples/item-examples';
import { toItemModel } from './item-model';
import type { ArticleItem, Locale } from '@raang/domain';

function article(pageLocale: Locale, changes: Partial<ArticleItem> = {}, textLocale = pageLocale) {
  const item = articleExample(textLocale, changes);
  const detail = { item, bodyHtml: '<p>…</p>', locales: [textLocale] };
  const newest = ['a', 'b', 'c', 'd'].map((id) =>
    articleExample(textLocale, { id: id as ArticleItem['id'] }),
  );
  return toItemModel(
    { group: updatesGroup, category: newsCategory, detail, related: [item, ...newest] },
    exampleContext(pageLocale),
  );
}

describe('an article', () => {
  it('shows its date in the language of the page', () => {
    expect([article('th').published, article('en').published]).toEqual([
      { iso: '2026-07-03', text: '3 ก.ค. 2569' },
      { iso: '2026-07-03', text: '3 Jul 2026' },
    ]);
  });

  it('has its sources as links, its day of verification and how reliable it is at its foot', () => {
    expect(article('th').sourceNote).toEqual({
      notes: ['ยังไม่ยืนยัน: แหล่งข้อมูลหลายแห่งระบุตรงกัน โปรดสอบถามผู้เดินรถก่อนเดินทาง'],
      asOf: '28 ส.ค. 2569',
      sources: [{ name: 'กรุงเทพธุรกิจ พ.ศ. 2565', href: 'https://www.bangkokbiznews.com' }],
    });
  });

  it('of advice has nothing at its foot', () => {
    const advice = { certainty: undefined, asOf: undefined, sources: undefined };
    expect(article('en', advice).sourceNote).toBeUndefined();
  });

  test.each([
    [{ validTo: '2026-11-19' }, { state: 'ended', text: 'Ended 19 Nov 2026' }],
    [{ validTo: '2026-11-20' }, { state: 'current', text: 'Until 20 Nov 2026' }],
    [{ validFrom: '2026-11-21' }, { state: 'upcoming', text: 'From 21 Nov 2026' }],
    [{ validFrom: '2026-11-20' }, undefined],
    [{}, undefined],
  ] as const)('with %j has on 20 November 2026 the validity %j', (fields, validity) => {
    expect(article('en', fields)).toMatchObject({ validity });
  });

  it('in the other language has a note, and marks its text', () => {
    const model = article('en', {}, 'th');
    expect([model.lang, model.translationNotice]).toEqual(['th', 'This page is available in Thai only.']);
    expect([article('en').lang, article('en').translationNotice]).toEqual([undefined, undefined]);
  });

  it('links to three other items and never to itself', () => {
    expect(article('en').more.cards.map(({ href }) => href)).toEqual(
      ['a', 'b', 'c'].map((id) => `/en/updates/news/${id}`),
    );
  });
});

describe('the calendar of an item', () => {
  it('is linked on the page of an activity, with the feeds of its category in the head', () => {
    const model = article('en', { venue: 'Sam Yan station', validFrom: '2026-12-05' });
    expect(model.calendarHref).toBe(`${new URL(model.head.canonical).pathname}/calendar.ics`);
    expect(model.head.feeds?.map(({ type }) => type)).toEqual([
      'application/rss+xml',
      'application/feed+json',
      'text/calendar',
    ]);
  });

  it('does not exist for an offer without a venue', () => {
    const model = article('en', { venue: undefined, validFrom: '2026-12-05' });
    expect(model.calendarHref).toBeUndefined();
    expect(model.head.feeds).toHaveLength(2);
  });
});

describe('likes', () => {
  test.each([
    [articleExample('en', { likes: 0 }), '0'],
    [articleExample('en', { likes: 1250 }), '1.3K'],
    [placeItemExample('en'), '2.1K'],
    [ticketItemExample('en'), undefined],
    [documentExample('en'), undefined],
  ])('are shown for articles and places only (%#)', (item, likes) => {
    const detail = { item, bodyHtml: '', locales: ['en' as const] };
    const data = { group: travelGroup, category: parkingCategory, detail, related: [] };
    expect(toItemModel(data, exampleContext('en')).likes).toBe(likes);
  });
});

describe('a document', () => {
  it('has its files and their whole checksums', () => {
    const item = documentExample('en');
    const detail = { item, bodyHtml: '', locales: ['en' as const] };
    const data = { group: travelGroup, category: parkingCategory, detail, related: [] };
    const { files } = toItemModel(data, exampleContext('en'));
    expect(files.map(({ label }) => label)).toEqual([
      'PDF · English',
      'PDF · Thai',
      'CSV · Thai and English',
    ]);
    expect(files.map(({ sha256 }) => sha256)).toEqual(item.files.map(({ sha256 }) => sha256));
  });
});

describe('a ticket', () => {
  const hrefOf = (changes: Parameters<typeof ticketItemExample>[1], fareMedia?: string[]) => {
    const detail = { item: ticketItemExample('en', changes), bodyHtml: '', locales: ['en' as const] };
    return toItemModel(
      { group: updatesGroup, category: newsCategory, detail, related: [], fareMedia },
      exampleContext('en'),
    ).whichTicketHref;
  };

  test.each([
    [
      'that passengers carry counts as in hand',
      { ticketKind: 'contactless', fareMedia: ['emv'] },
      '?card=emv',
    ],
    ['for a single journey does not count as in hand', { ticketKind: 'token', fareMedia: ['token'] }, ''],
    ['that opens no gate does not count as in hand', { ticketKind: 'parking-card', fareMedia: [] }, ''],
  ])('%s in the link to the ticket question', (_, changes, query) => {
    expect(hrefOf(changes as object)).toBe(`/en/which-ticket${query}`);
  });

  it('is not in hand if the tariff does not know it', () => {
    const changes = { ticketKind: 'contactless', fareMedia: ['emv', 'mangmoom'] } as object;
    expect(hrefOf(changes, [])).toBe('/en/which-ticket');
    expect(hrefOf(changes, ['mangmoom'])).toBe('/en/which-ticket?card=mangmoom');
  });

  it('is the only kind that links to the ticket question', () => {
    expect(article('en').whichTicketHref).toBeUndefined();
  });
});
