import { expect, test } from 'vitest';
import { nearestPage, wordsOfPath } from './missed-path';

test.each([
  ['/en/updates/newz', 'newz'],
  ['/en/lost-property_form.html', 'lost property form html'],
  ['/th/stations/สุขุมวิด', 'สุขุมวิด'],
  ['/en/stations/BL99', 'BL99'],
  ['/en/12345', ''],
  ['/en/<script>alert(1)</script>', ''],
  [`/en/${'word-'.repeat(20)}`, ''],
  ['/en', ''],
])('the words of %s are “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

const pages = ['/en/updates/news', '/en/travel/parking', '/en/tickets/fare-rates', '/en/mrt-map'].map(
  (href) => ({ href }),
);

test.each([
  ['/en/updates/news/no-such-news', '/en/updates/news'],
  ['/en/travel/park', '/en/travel/parking'],
  ['/parking', '/en/travel/parking'],
  ['/en/tickets/fare-rate', '/en/tickets/fare-rates'],
  ['/en/News-2026', '/en/updates/news'],
  ['/en/nowhere', undefined],
  ['/en/travel/parkign', undefined],
  ['/en/updates/newz', undefined],
])('the page nearest to %s is %s', (path, href) => {
  expect(nearestPage(path, pages)?.href).toBe(href);
});
