import { expect, test } from 'vitest';
import { hasNewsFeed } from './has-news-feed';

test.each([
  ['LineDate.ContentList', true],
  ['LineMonthYear.ContentList', true],
  ['LineDate.DocumentList', true],
  ['LineDate.DownloadList', true],
  // its page shows found items, which have a register of their own
  ['LineDate.AssetFound', false],
  ['LineSearch.PlaceList', false],
  // `from` is a station there
  ['Line.FareRatesTicketTable', false],
  ['None.DocumentList', false],
  ['gibberish', false],
])('a category with the template %s has a feed: %s', (template, expected) => {
  expect(hasNewsFeed(template)).toBe(expected);
});
