// The tables of the network, as people typed them: what the feed, and so every page, is made of.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

const folder = path.join(import.meta.dirname, '../../../../apps/site/network');

type Row = Record<string, string>;

const read = (table: string): Row[] =>
  parse(readFileSync(path.join(folder, `${table}.csv`)), { columns: true, bom: true });

/** Days between which something holds; an empty end is open. */
export interface Period {
  from: string;
  to: string;
}

export const holdsOn = ({ from, to }: Period, day: string): boolean =>
  from <= day && (to === '' || day <= to);

export interface FareTable extends Period {
  line: string;
  rider: string;
  /** In baht, by stations travelled. The last is that of all longer journeys. */
  amounts: number[];
}

const periodOf = (row: Row): Period => ({ from: row['valid_from'] ?? '', to: row['valid_to'] ?? '' });
const listOf = (cell = '') => cell.split(';').filter(Boolean);

const tableRows = read('fare-tables');
const typedAmounts = Map.groupBy(read('fare-amounts'), (row) => row['fare_table_id']!);

/** A reduced fare is a percentage of another table, rounded to the baht; half a baht up. */
function amountsOf(id: string): number[] {
  const { derived_from: base, percent } = tableRows.find((row) => row['fare_table_id'] === id)!;
  if (!base) return typedAmounts.get(id)!.map((row) => Number(row['amount_baht']));
  return amountsOf(base).map((amount) => Math.floor((amount * Number(percent)) / 100 + 0.5));
}

export const fareTables: readonly FareTable[] = tableRows.map((row) => ({
  ...periodOf(row),
  line: row['line_id']!,
  rider: row['rider_category']!,
  amounts: amountsOf(row['fare_table_id']!),
}));

export const fareRules = read('fare-rules').map((row) => ({
  ...periodOf(row),
  id: row['rule_id']!,
  kind: row['kind']!,
  lines: listOf(row['line_ids']),
  baht: row['amount_baht']!,
  words: { th: row['description_th']!, en: row['description_en']! },
}));

export const fareMedia = read('fare-media').map((row) => ({ ...periodOf(row), id: row['fare_media_id']! }));

export const fareRanges = read('fare-ranges').map((row) => ({
  ...periodOf(row),
  amounts: [row['lowest_baht']!, row['highest_baht']!],
  words: { th: row['note_th']!, en: row['note_en']! },
}));

/** Begin or end of a line, a station, a fare table, a rule, a medium, or of the feed. */
export const networkDays: ReadonlySet<string> = new Set([
  ...[...read('lines'), ...read('stations')].flatMap((row) => [row['opened_on']!, row['commercial_on']!]),
  ...[...fareTables, ...fareRules, ...fareMedia, ...fareRanges].flatMap(({ from, to }) => [from, to]),
  ...read('publication').flatMap((row) => [row['starts_on']!, row['ends_on']!]),
]);

/** When the trains of a line begin to run more or less often, by line. */
export const bandEnds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(read('headways'), (row) => row['pattern_id']!)].map(([pattern, rows]) => [
    pattern,
    new Set(rows.flatMap((row) => [row['starts']!, row['ends']!])),
  ]),
);

export const holidays: ReadonlySet<string> = new Set(read('holidays').map((row) => row['date']!));

export const ownLines = read('lines')
  .filter((row) => ['bem', 'ebm', 'nbm'].includes(row['agency_id']!))
  .map((row) => ({ id: row['line_id']!, name: { th: row['name_th']!, en: row['name_en']! } }));

/** As dialled within the country. */
export const agencyTelephones: ReadonlyMap<string, string> = new Map(
  read('agencies').map((row) => [
    row['telephone']!.replace('+66 ', '0').replaceAll(' ', ''),
    row['agency_id']!,
  ]),
);

/** The stations of each way along a line. */
export const patternsOf = (line: string): string[][] =>
  read('patterns')
    .filter((row) => row['line_id'] === line)
    .map((row) => row['calls']!.split(' ').map((call) => call.split(':')[0]!));

/** In both languages. */
export const placeNames: readonly string[] = read('places').flatMap((row) => [
  row['name_th']!,
  row['name_en']!,
]);
