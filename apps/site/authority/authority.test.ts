import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { authority } from './authority';

const network = path.resolve(import.meta.dirname, '../network');

/** The rows of a table. The columns that the tests read have no quotes. */
function readTable(file: string): Record<string, string>[] {
  const [header, ...rows] = readFileSync(path.join(network, file), 'utf8').trim().split(/\r?\n/);
  const columns = header!.replace(/^\uFEFF/, '').split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((value, index) => [columns[index], value])));
}

const lines = readTable('lines.csv');
const isOwn = ({ agency_id }: Record<string, string>) => authority.ownAgencies.includes(agency_id!);
const described = (rows: readonly Record<string, string>[]) =>
  rows.map((row) => ({
    id: row['line_id'],
    name: { th: row['name_th'], en: row['name_en'] },
    colour: `#${row['colour']}`,
    ink: `#${row['ink']}`.toUpperCase(),
  }));

test.each([
  ['own', authority.lines, lines.filter(isOwn)],
  ['connecting', authority.connectingLines, lines.filter((row) => !isOwn(row))],
])('%s lines are those of the network', (_, given, rows) => {
  expect(given.map(({ id, name, colour, ink }) => ({ id, name, colour, ink: ink.toUpperCase() }))).toEqual(
    described(rows),
  );
});

test('every destination is a station or a place', () => {
  const ids = new Set([
    ...readTable('stations.csv').map((row) => row['station_code']),
    ...readTable('places.csv').map((row) => row['place_id']),
  ]);
  expect(authority.destinations.filter((id) => !ids.has(id))).toEqual([]);
});
