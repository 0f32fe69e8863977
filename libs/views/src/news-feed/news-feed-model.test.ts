import type { Item } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { exampleContext, newsCategory, updatesGroup } from '../shared/examples/model-context-example';
import { toNewsFeedModel } from './news-feed-model';

const feed = (items: Item[], locale: 'th' | 'en' = 'en') =>
  toNewsFeedModel({ group: updatesGroup, category: newsCategory, items }, exampleContext(locale));
const first = (item: Item, locale?: 'th' | 'en') => feed([item], locale).items[0];

describe('the feed of a category', () => {
  test.each([
    ['th', 'ข่าว · รถไฟฟ้า รฟม.'],
    ['en', 'News · MRTA Bangkok'],
  ] as const)('has its names and absolute URLs in the language %s', (locale, title) => {
    expect(feed([], locale)).toMatchObject({
      title,
      language: locale,
      homeUrl: `https://www.example.org/${locale}/updates/news`,
      selfUrl: {
        rss: `https://www.example.org/${locale}/updates/news/feed.xml`,
        json: `https://www.example.org/${locale}/updates/news/feed.json`,
      },
      updatedAt: undefined,
    });
  });

  it('has the last change of any of its items', () => {
    const items = [
      articleExample('en', { publishedOn: '2026-07-03', updatedOn: undefined }),
      articleExample('en', { publishedOn: '2026-07-01', updatedOn: '2026-08-09' }),
    ];
    expect(feed(items).updatedAt).toBe('2026-08-09T00:00:00+07:00');
  });
});

describe('an item of a feed', () => {
  it('has the URL of its page, and the day of publication in Bangkok', () => {
    const item = articleExample('en', {
      id: 'loop' as Item['id'],
      publishedOn: '2026-07-03',
      updatedOn: undefined,
    });
    expect(first(item)).toMatchObject({
      url: 'https://www.example.org/en/updates/news/loop',
      title: item.title,
      summary: item.summary,
      publishedAt: '2026-07-03T00:00:00+07:00',
      updatedAt: undefined,
      cardUrl: 'https://www.example.org/social/en/updates/news/loop.jpg',
    });
  });

  test.each([
    ['en', true, 'Charity run', 'Example: Charity run'],
    ['th', true, 'วิ่งการกุศล', 'ตัวอย่าง: วิ่งการกุศล'],
    ['en', undefined, 'Charity run', 'Charity run'],
  ] as const)(
    'in %s with example %s and the name %s has the title %s',
    (locale, example, title, expected) => {
      expect(first(articleExample(locale, { example, title }), locale)?.title).toBe(expected);
    },
  );

  it('names its language only if it is not the language of the feed', () => {
    expect(first(articleExample('th'), 'en')?.language).toBe('th');
    expect(first(articleExample('en'), 'en')?.language).toBeUndefined();
  });
});
