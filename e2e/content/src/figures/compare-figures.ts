import type { APIRequestContext } from '@playwright/test';
import { type ClockName, clocks } from '@raang/e2e-kit/clocks';
import { inParallel } from '@raang/e2e-kit/in-parallel';
import { dayOf } from '../day-of';
import type { Crawl } from '../stored-crawl';
import { createAnswers } from './answers-of-feed';
import { coverOf } from './covers';
import { figuresOfDirectives } from './directive-figures';
import { nearestSource } from './nearest';
import { readFigures } from './read-figures';

/** Each figure of a crawl with its page, its statement, and its source or the nearest one. */
export async function compareFigures(crawl: Crawl, request: APIRequestContext, clock: ClockName) {
  const today = dayOf(clock);
  const directives = await figuresOfDirectives(request, today);
  const answersTo = await createAnswers(request, clocks[clock]);
  const [covered, differences] = [new Set<string>(), new Set<string>()];
  const counts = { baht: 0, time: 0, telephone: 0, validity: 0 };
  await inParallel((await readFigures(crawl)).values(), async (page) => {
    const place = { ...page, ...(await answersTo(page)), directives, today };
    for (const figure of page.figures) {
      const { kind, value, statement } = figure;
      // when something was published or happened: the languages are compared
      if (kind === 'day') continue;
      counts[kind] += 1;
      const shown = `${page.path} | ${kind} | ${value} | “${statement.text}”`;
      const source = coverOf(figure, place);
      if (source) covered.add(`${shown} | ${source}`);
      else differences.add(`${shown} | nearest: ${nearestSource(figure, place)}`);
    }
  });
  return { covered: [...covered].toSorted(), differences: [...differences].toSorted(), counts };
}
