import type { APIRequestContext } from '@playwright/test';
import type { Line } from '@raang/domain';
import { expectedFigure, figuresOfItems, today } from './content-figures';
import { tablesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { inParallel } from './in-parallel';
import { createPlanner, type DayType, type Planner, type Way, waysOf } from './planner-answers';

const dayTypes: Record<string, DayType[]> = {
  'Monday to Friday': ['weekday'],
  'Saturdays, Sundays and public holidays': ['saturday', 'sunday-holiday'],
  'Every day': ['weekday', 'saturday', 'sunday-holiday'],
};

interface Times {
  day: DayType;
  first?: string | undefined;
  last?: string | undefined;
}

/**
 * The first and last trains of a row, for each day of its columns. A caption has the last trains that are the same at
 * every station.
 */
function timesOf(head: readonly string[], cells: readonly string[], caption = ''): Times[] {
  return head.flatMap((title, column) => {
    const days = Object.keys(dayTypes).find((name) => title.startsWith(name));
    const ofAll = days && new RegExp(`${days} (\\d\\d:\\d\\d)`).exec(caption)?.[1];
    const [first, last = ofAll] = cells[column]?.match(/\d\d:\d\d/g) ?? [];
    return days ? dayTypes[days]!.map((day) => ({ day, first, last })) : [];
  });
}

/** What differs from the planner's first train, and from its last time to leave for the end of the line. */
async function differences(way: Way, shown: readonly Times[], planner: Planner): Promise<object[]> {
  const found: object[] = [];
  for (const { day, first, last } of shown) {
    const { station, next, terminus } = way;
    const to = terminus === station ? next : terminus;
    const planned = {
      first: await planner.firstTrain(way, day),
      last: await planner.leaveBy({ from: station, to }, day),
    };
    if (first !== planned.first || last !== planned.last) found.push({ ...way, day, first, last, planned });
  }
  return found;
}

test('every station page and timetable names the first and last trains of the planner', async ({
  request,
}) => {
  // more than a thousand questions, on a machine that does other things too
  test.setTimeout(600_000);
  // together, since each asks the planner for the same trains
  const planner = createPlanner(request);
  const lines = await planner.lines();
  const compared = await compareStations(lines, planner, request);
  // nearly all of 109 stations have two directions, and each three types of day
  expect(compared).toBeGreaterThan(600);
  for (const line of lines) await compareTimetable(line, planner, request);
});

/** @returns the number of times */
async function compareStations(lines: readonly Line[], planner: Planner, request: APIRequestContext) {
  const names = new Map((await planner.stations()).map(({ code, name }) => [code, name.en]));
  const lineNames = new Map(lines.map(({ id, name }) => [id, name.en]));
  const ways = Map.groupBy(waysOf(lines), ({ station }) => station);
  const found: object[] = [];
  let compared = 0;
  await inParallel(ways, async ([station, directions]) => {
    const html = await (await request.get(`/en/stations/${station}`)).text();
    const table = tablesOf(html).find(({ caption }) => caption.startsWith('First and last trains from'))!;
    const [head, ...rows] = table.rows as [string[], ...string[][]];
    for (const way of directions) {
      const next = `Next station: ${names.get(way.next)}${lineNames.get(way.line)}`;
      const row = rows.find(([towards]) => towards!.endsWith(next));
      const shown = timesOf(head, row!);
      found.push(...(await differences(way, shown, planner)));
      compared += shown.length;
    }
  });
  expect(found).toEqual([]);
  return compared;
}

async function compareTimetable({ id, patterns }: Line, planner: Planner, request: APIRequestContext) {
  const html = await (await request.get(`/en/travel/train-schedule?line=${id}`)).text();
  const tables = tablesOf(html).filter(({ caption }) => caption.startsWith('Towards'));
  expect([id, tables.length]).toEqual([id, patterns.length]);
  for (const [index, { stations }] of patterns.entries()) {
    const { caption, rows: all } = tables[index]!;
    const [head, ...rows] = all as [string[], ...string[][]];
    expect(rows).toHaveLength(stations.length - 1);
    const found: object[] = [];
    await inParallel(rows.entries(), async ([call, cells]) => {
      const [station, next] = [stations[call]!, stations[call + 1]!];
      expect(cells[0]).toContain(station);
      const way = { line: id, station, next, terminus: stations.at(-1)! };
      found.push(...(await differences(way, timesOf(head, cells, caption), planner)));
    });
    expect(found).toEqual([]);
  }
}

test('every fare table has the fares of the planner', async ({ request }) => {
  const planner = createPlanner(request);
  for (const { id, stations } of await planner.lines()) {
    const html = await (await request.get(`/en/tickets/fare-rates?line=${id}`)).text();
    const table = tablesOf(html).find(({ caption }) => caption.includes('fares in baht'))!;
    const [from = '', ...others] = stations;
    const row = table.rows.find(([name]) => name!.includes(from))!;
    await inParallel(others.entries(), async ([index, to]) => {
      const fare = await planner.fare({ from, to }, today());
      expect([from, to, row[index + 2]]).toEqual([from, to, fare]);
    });
  }
});

test('every text with times and fares from the data has those of the planner', async ({ request }) => {
  const planner = createPlanner(request);
  const lines = await planner.lines();
  let compared = 0;
  await inParallel(await figuresOfItems(), async ({ path, figures }) => {
    const html = await (await request.get(path)).text();
    const text = textsOf(html, 'main')[0]!.replaceAll('\u00a0', ' ');
    let position = 0;
    for (const figure of figures) {
      const expected = await expectedFigure(figure, lines, planner);
      if (expected === undefined) continue;
      const at = text.indexOf(expected, position);
      expect([path, figure.written, expected, at >= 0]).toEqual([path, figure.written, expected, true]);
      position = at + expected.length;
      compared += 1;
    }
  });
  expect(compared).toBeGreaterThan(40);
});
