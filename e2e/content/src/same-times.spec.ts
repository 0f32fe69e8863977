import type { Line } from '@raang/domain';
import { tablesOf } from '@raang/e2e-kit/html';
import { inParallel } from '@raang/e2e-kit/in-parallel';
import { expect, test } from './crawl-test';
import { createPlanner, type Planner, waysOf } from './planner-answers';
import { differences, timesOf } from './shown-times';
import type { Crawl } from './stored-crawl';

/** What is wrong, each after its page, and the number of times. */
interface Comparison {
  wrong: string[];
  compared: number;
}

test('every station page and timetable names the first and last trains of the planner', async ({
  crawl,
  request,
}) => {
  // more than a thousand questions, on a machine that does other things too
  test.setTimeout(600_000);
  // together, since each asks the planner for the same trains
  const planner = createPlanner(request);
  const lines = await planner.lines();
  const { wrong, compared } = await compareStations(lines, planner, crawl);
  for (const line of lines) wrong.push(...(await compareTimetable(line, planner, crawl)));
  expect(wrong).toEqual([]);
  // nearly all of 109 stations have two directions, and each three types of day
  expect(compared).toBeGreaterThan(600);
});

async function compareStations(
  lines: readonly Line[],
  planner: Planner,
  { htmlAt }: Crawl,
): Promise<Comparison> {
  const names = new Map((await planner.stations()).map(({ code, name }) => [code, name.en]));
  const ways = Map.groupBy(waysOf(lines), ({ station }) => station);
  const comparison: Comparison = { wrong: [], compared: 0 };
  await inParallel(ways, async ([station, directions]) => {
    const path = `/en/stations/${station}`;
    const tables = tablesOf(await htmlAt(path));
    const table = tables.find(({ caption }) => caption.startsWith('First and last trains from'));
    const [head = [], ...rows] = table?.rows ?? [];
    for (const way of directions) {
      const next = `Next station: ${names.get(way.next)}`;
      const shown = timesOf(head, rows.find(([towards]) => towards!.endsWith(next)) ?? []);
      const found = shown.length > 0 ? await differences(way, shown, planner) : [`no row with “${next}”`];
      comparison.wrong.push(...found.map((difference) => `${path}: ${difference}`));
      comparison.compared += shown.length;
    }
  });
  return comparison;
}

async function compareTimetable(
  { id, patterns }: Line,
  planner: Planner,
  { htmlAt }: Crawl,
): Promise<string[]> {
  const path = `/en/travel/train-schedule?line=${id}`;
  const tables = tablesOf(await htmlAt(path)).filter(({ caption }) => caption.startsWith('Towards'));
  const wrong: string[] = [];
  for (const [index, { stations }] of patterns.entries()) {
    const { caption = '', rows: [head = [], ...rows] = [] } = tables[index] ?? {};
    await inParallel(stations.slice(0, -1).entries(), async ([call, station]) => {
      const cells = rows[call] ?? [];
      const way = { line: id, station, next: stations[call + 1]!, terminus: stations.at(-1)! };
      const found = cells[0]?.includes(station)
        ? await differences(way, timesOf(head, cells, caption), planner)
        : [`row ${call + 1} of “${caption}” is not of ${station}`];
      wrong.push(...found.map((difference) => `${path}: ${difference}`));
    });
    if (rows.length !== stations.length - 1) wrong.push(`${path}: “${caption}” has ${rows.length} rows`);
  }
  return tables.length === patterns.length ? wrong : [...wrong, `${path}: has ${tables.length} tables`];
}
