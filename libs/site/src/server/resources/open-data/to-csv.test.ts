import type { OpenTable, OpenValue } from '@raang/views';
import { expect, test } from 'vitest';
import { toCsv } from './to-csv';
import { toJson } from './to-json';

const description = { id: '' };
const columns: OpenTable['columns'] = [
  { name: 'code', type: 'text', description },
  { name: 'lines', type: 'list', description },
  { name: 'latitude', type: 'decimal', description },
];
const table = (...rows: OpenValue[][]) => ({ columns, rows });

test('a table has a byte order mark, a header, and lines that end in CRLF', () => {
  expect(toCsv(table(['BL10', ['blue', 'purple'], 13.8]))).toBe(
    '\uFEFFcode,lines,latitude\r\nBL10,blue;purple,13.8\r\n',
  );
});

test.each<[string, OpenValue, string]>([
  ['a comma', 'one, two', '"one, two"'],
  ['a quote', 'the "old" one', '"the ""old"" one"'],
  ['a line break', 'one\r\ntwo', '"one\r\ntwo"'],
  ['an unknown value', undefined, ''],
  ['a formula', '=HYPERLINK("https://example.org")', `"'=HYPERLINK(""https://example.org"")"`],
  ['a formula that begins with a sign', '+66 2624 5200', "'+66 2624 5200"],
  ['a formula that begins with an at sign', '@SUM(A1)', "'@SUM(A1)"],
])('%s is written safely', (_, value, written) => {
  expect(toCsv(table([value, [], 1]))).toBe(`\uFEFFcode,lines,latitude\r\n${written},,1\r\n`);
});

test('a negative number is no formula', () => {
  expect(toCsv(table(['a', [], -33.9]))).toContain('a,,-33.9\r\n');
});

test('JSON has every column, and null for an unknown value', () => {
  expect(JSON.parse(toJson(table(['=1', ['blue'], undefined])))).toEqual([
    { code: '=1', lines: ['blue'], latitude: null },
  ]);
});
