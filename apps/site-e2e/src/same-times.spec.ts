import type { Line } from '@raang/domain';
import { createPlanner, type DayType, type Planner, type Way, waysOf } from './planner-answers';
import { expectedFigure, figuresOfItems, today } from './content-figures';
import { tablesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { inParallel } from './in-parallel';

const dayTypes: Record<string, DayType[]> = {
  'Monday to Friday': ['weekday'],
  'Saturdays, Sundays and public holidays': ['saturday', 'sunday-holiday'],
  'Every day': ['weekday', 'saturday', 'sunday-holiday'],
};

/** The times of a cell for each day of its column. */
function timesOf(head: readonly string[], cells: readonly string[]) {
  return head.flatMap((title, column) => {
    const days = Object.keys(dayTypes).find((name) => title.startsWith(name));
    const clocks = cells[column]?.match(/\d\d:\d\d/g) ?? [];
    return days ? dayTypes[days]!.map((day) => ({ day, first: clocks[0], last: clocks[1] })) : [];
  });
}

type Shown = ReturnType<typeof timesOf>[number];

/** The planner's first and last departure towards the end of the line. */
async function plannedTimes(
  { station, next, terminus }: Way,
  day: DayType,
  planner: Planner,
): Promise<Shown> {
  const to = terminus === station ? next : terminus;
  return {
    day,
    first: await planner.firstFrom({ from: station, to: next }, day),
    last: await planner.leaveBy({ from: station, to }, day),
  };
}

async function differences(way: Way, shown: readonly Shown[], planner: Planner) {
  const planned = await Promise.all(shown.map(({ day }) => plannedTimes(way, day, planner)));
  return shown.flatMap((said, index) =>
    JSON.stringify(said) === JSON.stringify(planned[index])
      ? []
      : [{ ...way, said, planned: planned[index] }],
  );
}

test('every station page names the first and last trains of the planner', async ({ request }) => {
  const planner = createPlanner(request);
  const lines = await planner.lines();
  const names = await stationNames(lines, request);
  const found: object[] = [];
  let compared = 0;
  await inParallel(
    Map.groupBy(waysOf(lines), ({ station }) => station),
    async ([station, ways]) => {
      const html = await (await request.get(`/en/stations/${station}`)).text();
      const table = tablesOf(html).find(({ caption }) => caption.startsWith('First and last trains from'))!;
      const [head, ...rows] = table.rows as [string[], ...string[][]];
      for (const way of ways) {
        const row = rows.find(([towards]) => towards!.includes(`Next station: ${names.get(way.next)}`));
        const shown = timesOf(head, row ?? []);
        compared += shown.length;
        found.push(...(await differences(way, shown, planner)));
      }
      expect([station, rows.length]).toEqual([station, new Set(ways.map(({ next }) => next)).size]);
    },
  );
  expect(found).toEqual([]);
  // in two directions from nearly all of 109 stations, on three types of day
  expect(compared).toBeGreaterThan(600);
});

test('every timetable names the first and last trains of the planner', async ({ request }) => {
  const planner = createPlanner(request);
  const lines = await planner.lines();
  for (const line of lines) {
    const html = await (await request.get(`/en/travel/train-schedule?line=${line.id}`)).text();
    const tables = tablesOf(html).filter(({ caption }) => caption.startsWith('Towards'));
    expect([line.id, tables.length]).toEqual([line.id, line.patterns.length]);
    for (const [index, { stations }] of line.patterns.entries()) {
      const [head, ...rows] = tables[index]!.rows as [string[], ...string[][]];
      expect(rows).toHaveLength(stations.length - 1);
      const found = await Promise.all(
        rows.map((cells, call) => {
          const [station, next, terminus] = [stations[call]!, stations[call + 1]!, stations.at(-1)!];
          expect(cells[0]).toContain(station);
          return differences({ line: line.id, station, next, terminus }, timesOf(head, cells), planner);
        }),
      );
      expect(found.flat()).toEqual([]);
    }
  }
});

test('every fare table has the fares of the planner', async ({ request }) => {
  const planner = createPlanner(request);
  for (const { id, stations } of await planner.lines()) {
    const from = stations[0]!;
    const html = await (await request.get(`/en/tickets/fare-rates?line=${id}`)).text();
    const table = tablesOf(html).find(({ caption }) => caption.includes('fares in baht'))!;
    const row = table.rows.find(([name]) => name!.includes(from))!;
    await inParallel(stations.slice(1).entries(), async ([index, to]) => {
      const { lowest, highest } = await planner.fare({ from, to }, 'general', today());
      expect([from, to, lowest, row[index + 2]]).toEqual([from, to, highest, `${lowest / 100}`]);
    });
  }
});

test('every text with times and fares of the data has those of the planner', async ({ request }) => {
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

async function stationNames(lines: readonly Line[], request: Parameters<typeof createPlanner>[0]) {
  const stations = (await (await request.get('/api/v1/stations?isOwn=true')).json()) as {
    code: string;
    name: { en: string };
  }[];
  expect(stations.length).toBe(new Set(lines.flatMap((line) => line.stations)).size);
  return new Map(stations.map(({ code, name }) => [code, name.en]));
}
