import { expect, test } from './crawl-test';
import { dayOf } from './day-of';
import { compareFigures } from './figures/compare-figures';
import { differencesOfFacts } from './figures/facts-of-tariff';
import { differencesOfMatrix } from './figures/fare-matrix';
import { ownLines } from './figures/source-tables';

test('every amount, clock time, telephone number and validity of every page has a source', async ({
  clock,
  crawl,
  request,
}, info) => {
  const { covered, differences, counts } = await compareFigures(crawl, request, clock);
  await info.attach('the source of every figure', { body: covered.join('\n') });
  expect(differences).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(1000);
});

test('fare groups and tickets have the prices and days of the tariff', ({ clock }) => {
  const { wrong, compared } = differencesOfFacts(dayOf(clock));
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(40);
});

test('every cell of the fare tables has the price of its number of stations', async ({ clock, crawl }) => {
  const wrong: string[] = [];
  let compared = 0;
  for (const { id } of ownLines)
    for (const locale of ['th', 'en']) {
      const path = `/${locale}/tickets/fare-rates?line=${id}`;
      const found = differencesOfMatrix(await crawl.htmlAt(path), id, dayOf(clock));
      wrong.push(...found.wrong.map((difference) => `${path}: ${difference}`));
      compared += found.compared;
    }
  expect(wrong).toEqual([]);
  // 38, 16, 23 and 30 stations with each other, in both languages
  expect(compared).toBeGreaterThan(6000);
});
