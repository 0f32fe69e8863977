import { describe, expect, it } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { liftSharedValues } from './shared-values';

interface Row {
  name: string;
  structure?: string | undefined;
  spaces: string[];
}

const rows: Row[] = ['a', 'b', 'c'].map((name) => ({ name, structure: 'Elevated', spaces: ['12 cars'] }));
const terms = { structure: 'Structure', spaces: 'Spaces' };
const lift = (from: readonly Row[], locale: 'th' | 'en' = 'en') =>
  liftSharedValues(from, terms, exampleContext(locale));

describe('a value that is the same in every row', () => {
  it('stands once above the table, in the language of the page', () => {
    expect(lift(rows)).toEqual({
      shared: 'The same in every row – Structure: Elevated · Spaces: 12 cars',
      rows: rows.map(({ name }) => ({ name, structure: undefined, spaces: [] })),
    });
    expect(lift(rows, 'th').shared).toBe('เหมือนกันทุกแถว – Structure: Elevated · Spaces: 12 cars');
  });

  it('stays in the rows if one row differs', () => {
    const other = [...rows, { name: 'd', structure: 'Underground', spaces: ['12 cars'] }];
    expect(lift(other).shared).toBe('The same in every row – Spaces: 12 cars');
    expect(lift(other).rows.map(({ structure }) => structure)).toEqual([
      'Elevated',
      'Elevated',
      'Elevated',
      'Underground',
    ]);
  });

  it('is not claimed of a row without the value', () => {
    const other = [...rows, { name: 'd', spaces: ['12 cars'] }];
    expect(lift(other).rows[0]?.structure).toBe('Elevated');
  });

  it('stays in a table of two rows', () => {
    expect(lift(rows.slice(0, 2))).toEqual({ rows: rows.slice(0, 2) });
  });

  it('is left alone where no field may be shared', () => {
    expect(liftSharedValues(rows, {}, exampleContext('en'))).toEqual({ rows });
  });
});
