import type { APIRequestContext } from '@playwright/test';
import { expectedFigure, figuresOfItems } from '../content-figures';
import { createPlanner } from '../planner-answers';
import { keyOf } from './cover';
import { figuresIn } from './shown-figures';
import { plainStatement } from './shown-statements';
import { dayAfter } from './days';
import { items } from './source-items';
import { fareMedia, fareRules, fareTables, holdsOn } from './source-tables';

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

/** Days and amounts that a directive has from the tariff, as keys of figures. The planner knows the others. */
function tariffFigures(written: string, today: string): string[] {
  const attribute = (name: string) => new RegExp(`\\b${name}=([\\w-]+)`).exec(written)?.[1];
  if (written.startsWith(':fare-range{')) {
    const [line, rider, day] = [attribute('line'), attribute('rider') ?? 'adult', attribute('date') ?? today];
    const amounts = fareTables
      .filter((table) => table.line === line && table.rider === rider && holdsOn(table, day))
      .flatMap((table) => table.amounts);
    return [`baht ${Math.min(...amounts)}`, `baht ${Math.max(...amounts)}`];
  }
  const of = [...fareRules, ...fareMedia].find(({ id }) =>
    [attribute('rule'), attribute('medium')].includes(id),
  );
  if (!of) return [];
  const days = [of.from, of.to, dayAfter(of.to)].map((day) => `validity ${day}`);
  return 'baht' in of ? [...days, `baht ${of.baht}`] : days;
}
