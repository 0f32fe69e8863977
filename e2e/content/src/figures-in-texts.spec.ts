import { textsOf } from '@raang/e2e-kit/html';
import { inParallel } from '@raang/e2e-kit/in-parallel';
import { expectedFigure, figuresOfItems } from './content-figures';
import { expect, test } from './crawl-test';
import { dayOf } from './day-of';
import { createPlanner } from './planner-answers';

test('every text with times and fares from the data has those of the planner', async ({
  clock,
  crawl,
  request,
}) => {
  const planner = createPlanner(request);
  const lines = await planner.lines();
  const items = (await figuresOfItems()).filter(({ path }) => crawl.pages.has(path));
  const wrong: string[] = [];
  let compared = 0;
  await inParallel(items, async ({ path, figures }) => {
    const text = textsOf(await crawl.htmlAt(path), 'main')[0]!.replaceAll('\u00a0', ' ');
    let position = 0;
    for (const figure of figures) {
      const expected = await expectedFigure(figure, lines, planner, dayOf(clock));
      if (expected === undefined) continue;
      const at = text.indexOf(expected, position);
      if (at < 0) wrong.push(`${path}: ${figure.written} is not ${expected}`);
      else position = at + expected.length;
      compared += 1;
    }
  });
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});
