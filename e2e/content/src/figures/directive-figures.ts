import type { APIRequestContext } from '@playwright/test';
import { expectedFigure, figuresOfItems } from '../content-figures';
import { createPlanner } from '../planner-answers';
import { keyOf } from './cover';
import { figuresIn } from './shown-figures';
import { plainStatement } from './shown-statements';
import { items, tariffFigures } from './source-items';

/** What the directives of each item become, by its path: times and fares of the planner, days and ranges of the tariff. */
export async function figuresOfDirectives(
  request: APIRequestContext,
  today: string,
): Promise<Map<string, Set<string>>> {
  const planner = createPlanner(request);
  const lines = await planner.lines();
  const known = new Map(
    [...items.values()].map(({ path, directives }) => [
      path,
      new Set(directives.flatMap((written) => tariffFigures(written, today))),
    ]),
  );
  for (const { path, figures } of await figuresOfItems())
    for (const figure of figures) {
      const expected = (await expectedFigure(figure, lines, planner, figure.attributes.date ?? today)) ?? '';
      for (const found of figuresIn(plainStatement(expected), 'en'))
        known.get(path.slice('/en'.length))!.add(keyOf(found));
    }
  return known;
}
