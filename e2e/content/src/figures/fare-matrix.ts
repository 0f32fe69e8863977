import { tablesOf } from '@raang/e2e-kit/html';
import { fareTables, holdsOn, patternsOf } from './source-tables';

/** What differs between a line's table of fares on a page and its typed prices. */
export function differencesOfMatrix(
  html: string,
  line: string,
  today: string,
): { wrong: string[]; compared: number } {
  const patterns = patternsOf(line);
  const prices = fareTables.find(
    (table) => table.line === line && table.rider === 'adult' && holdsOn(table, today),
  )!.amounts;
  // the one with a column for each station
  const table = tablesOf(html).find(({ rows }) => (rows[0]?.length ?? 0) > patterns[0]!.length / 2);
  const heads = (table?.rows[0] ?? []).map(codeOf);
  const wrong: string[] = [];
  let compared = 0;
  for (const [name, ...cells] of table?.rows.slice(1) ?? [])
    for (const [index, cell] of cells.entries()) {
      const [from, to] = [codeOf(name!), heads[index + 1]];
      if (!from || !to || !/^\d+$/.test(cell)) continue;
      const stations = stationsTravelled(patterns, from, to);
      const price = prices[Math.min(stations, prices.length - 1)];
      compared += 1;
      if (String(price) !== cell)
        wrong.push(`${from} to ${to} shows ${cell}, ${stations} stations cost ${price}`);
    }
  return { wrong, compared };
}

const codeOf = (text: string) => /[A-Z]{2}\d\d/.exec(text)?.[0];

/** On the shortest way: of a loop there are two. */
function stationsTravelled(patterns: readonly string[][], from: string, to: string): number {
  let reached = new Set([from]);
  for (let count = 0; ; count += 1) {
    if (reached.has(to)) return count;
    const next = patterns.flatMap((calls) =>
      calls.filter((_, index) => reached.has(calls[index - 1] ?? '') || reached.has(calls[index + 1] ?? '')),
    );
    const all = new Set([...reached, ...next]);
    if (all.size === reached.size) return Infinity;
    reached = all;
  }
}
