import { clocks } from '@raang/e2e-kit/clocks';
import { inParallel } from '@raang/e2e-kit/in-parallel';
import { expect, test } from './crawl-test';
import { dayOf } from './day-of';
import { createAnswers } from './figures/answers-of-feed';
import { coverOf } from './figures/covers';
import { figuresOfDirectives } from './figures/directive-figures';
import { differencesOfFacts } from './figures/facts-of-tariff';
import { differencesOfMatrix } from './figures/fare-matrix';
import { nearestSource } from './figures/nearest';
import { readFigures } from './figures/read-figures';
import { ownLines } from './figures/source-tables';

test('every amount, clock time, telephone number and validity of every page has a source', async ({
  clock,
  crawl,
  request,
}, info) => {
  const today = dayOf(clock);
  const directives = await figuresOfDirectives(request, today);
  const answersTo = await createAnswers(request, clocks[clock]);
  const differences = new Set<string>();
  const covered = new Set<string>();
  const counts = { baht: 0, time: 0, telephone: 0, validity: 0 };
  await inParallel((await readFigures(crawl)).values(), async (page) => {
    const { answers, isNow } = await answersTo(page);
    const place = { ...page, answers, directives, today, isNow };
    for (const figure of page.figures) {
      const { kind, value, statement } = figure;
      if (kind === 'day') continue;
      counts[kind] += 1;
      const shown = `${page.path} | ${kind} | ${value} | “${statement.text}”`;
      const source = coverOf(figure, place);
      if (source) covered.add(`${shown} | ${source}`);
      else differences.add(`${shown} | nearest: ${nearestSource(figure, place)}`);
    }
  });
  await info.attach('the source of every figure', { body: [...covered].toSorted().join('\n') });
  expect([...differences].toSorted()).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(2000);
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
