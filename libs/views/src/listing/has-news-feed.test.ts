import { expect, test } from 'vitest';
import { hasNewsFeed } from './has-news-feed';

test.each([
  ['MRTLineDate.ContentList', true],
  ['MRTLineMonthYear.ContentList', true],
  ['MRTLineDate.DocumentList', true],
  ['MRTLineDate.DownloadList', true],
  // its page shows found items, which have a register of their own
  ['MRTLineDate.AssetFound', false],
  ['MRTLineSearch.PlaceList', false],
  // `from` is a station there
  ['MRTLine.FareRatesTicketTable', false],
  ['None.DocumentList', false],
  ['gibberish', false],
])('a category with the template %s has a feed: %s', (template, expected) => {
  expect(hasNewsFeed(template)).toBe(expected);
});
