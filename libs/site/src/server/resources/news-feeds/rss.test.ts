import { expect, it, test } from 'vitest';
import { feedExample } from './news-feed-example';
import { toMailDate, toRss } from './rss';

it('names the feed, its page, its language and itself', () => {
  const rss = toRss(feedExample);
  for (const line of [
    '<title>ข่าว · รถไฟฟ้า</title>',
    '<link>https://www.example.org/th/updates/news</link>',
    '<language>th</language>',
    '<lastBuildDate>Mon, 23 Nov 2026 00:00:00 +0700</lastBuildDate>',
    '<atom:link rel="self" type="application/rss+xml" href="https://www.example.org/th/updates/news/feed.xml"/>',
  ])
    expect(rss.split('\n')).toContain(line);
});

it('attaches the picture with its size', () => {
  expect(toRss(feedExample).match(/<enclosure .*/g)).toEqual([
    '<enclosure url="https://www.example.org/media/0a/train.svg" length="1234" type="image/svg+xml"/>',
  ]);
});

it('escapes text, and drops what XML cannot contain', () => {
  const rss = toRss(feedExample);
  expect(rss).toContain('<title>Lifts &#38; &#34;escalators&#34; &#60;2026&#62;</title>');
  expect(rss).toContain('<description>A ]]&#62; B</description>');
});

test.each([
  ['2026-11-23T00:00:00+07:00', 'Mon, 23 Nov 2026 00:00:00 +0700'],
  ['2024-02-29T08:05:09+07:00', 'Thu, 29 Feb 2024 08:05:09 +0700'],
])('%s is %s', (iso, written) => {
  expect(toMailDate(iso)).toBe(written);
});
