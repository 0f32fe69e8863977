import { describe, expect, it, test } from 'vitest';
import { absent, CsvRows, malformed } from './csv';

const rowsOf = (text: string) => new CsvRows(new TextEncoder().encode(text));

function read(text: string): { header: readonly string[]; rows: string[][]; lines: number[] } {
  const csv = rowsOf(text);
  const rows: string[][] = [];
  const lines: number[] = [];
  while (csv.next()) {
    rows.push(Array.from({ length: csv.count }, (_, column) => csv.text(column)));
    lines.push(csv.line);
  }
  return { header: csv.header, rows, lines };
}

describe('rows', () => {
  test.each([
    ['plain', 'a,b\n1,2\n', [['1', '2']]],
    ['without a last line end', 'a,b\n1,2', [['1', '2']]],
    [
      'Windows line ends',
      'a,b\r\n1,2\r\n3,4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['old Macintosh line ends', 'a,b\r1,2\r', [['1', '2']]],
    ['a byte order mark', '\uFEFFa,b\n1,2\n', [['1', '2']]],
    ['quotes round commas', 'a,b\n"1,5",2\n', [['1,5', '2']]],
    ['doubled quotes', 'a,b\n"he said ""no""",2\n', [['he said "no"', '2']]],
    ['quotes round line ends', 'a,b\n"1\n2",3\n', [['1\n2', '3']]],
    ['empty values', 'a,b,c\n,,\n', [['', '', '']]],
    ['an empty quoted value', 'a,b\n"",2\n', [['', '2']]],
    ['a last value that is empty', 'a,b\n1,\n', [['1', '']]],
    ['blanks around values', 'a,b\n 1 ,  2\n', [['1', '2']]],
    [
      'blank lines',
      'a,b\n\n1,2\n\r\n\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['Thai', 'a,b\nท่าพระ,หลักสอง\n', [['ท่าพระ', 'หลักสอง']]],
    ['only a header', 'a,b\n', []],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toMatchObject({ header: text.includes('c\n') ? ['a', 'b', 'c'] : ['a', 'b'], rows });
  });

  it('know their first line, after blank lines and values of several lines', () => {
    expect(read('a,b\n1,2\n\n"x\ny\nz",3\n4,5\n').lines).toEqual([2, 4, 7]);
  });

  it('of an empty file are empty', () => {
    expect(read('')).toEqual({ header: [], rows: [], lines: [] });
  });

  it('may have more values than the initial capacity', () => {
    const wide = Array.from({ length: 300 }, (_, index) => String(index));
    expect(read(`${wide.join()}\n${wide.join()}\n`).rows).toEqual([wide]);
  });

  test.each(['a,b\n"1,2\n', 'a,b\n"1"x,2\n'])('%j has an unmatched quotation mark', (text) => {
    const csv = rowsOf(text);
    csv.next();
    expect(csv.isMalformed).toBe(true);
  });
});

describe('a time', () => {
  test.each([
    ['05:30:00', 19_800],
    ['5:30:00', 19_800],
    ['24:10:01', 87_001],
    ['100:00:00', 360_000],
    ['', absent],
    ['05:30', malformed],
    ['05:60:00', malformed],
    ['05:30:60', malformed],
    ['5:3:00', malformed],
    ['-1:00:00', malformed],
    ['05:30:00x', malformed],
    ['::', malformed],
  ])('%j is %d seconds', (text, seconds) => {
    const csv = rowsOf(`a,b\n${text},x\n`);
    csv.next();
    expect(csv.time(0)).toBe(seconds);
  });
});

describe('a whole number', () => {
  test.each([
    ['0', 0],
    ['0012', 12],
    ['', absent],
    ['-1', malformed],
    ['1.5', malformed],
    ['ten', malformed],
  ])('%j is %d', (text, value) => {
    const csv = rowsOf(`a,b\n${text},x\n`);
    csv.next();
    expect(csv.integer(0)).toBe(value);
  });
});

it('recognises a repeated value by its bytes', () => {
  const csv = rowsOf('trip,x\nt1,1\nt1,2\nt12,3\nt1,4\n');
  const same: boolean[] = [];
  while (csv.next()) {
    same.push(csv.isSame(0));
    csv.remember(0);
  }
  expect(same).toEqual([false, true, false, false]);
});

it('a missing column is empty', () => {
  const csv = rowsOf('a\n1\n');
  csv.next();
  expect([csv.column('b'), csv.text(csv.column('b')), csv.isEmpty(-1), csv.time(-1)]).toEqual([
    -1,
    '',
    true,
    absent,
  ]);
});
