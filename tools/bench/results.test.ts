import { describe, expect, it } from 'vitest';
import { compare, conditionsOf, median, percentile, result, tableOf } from './results.mjs';

const machine = {
  processor: 'Processor',
  cores: 2,
  node: '26.10.0',
  load: [0.5, 3] as [number, number],
  yardstick: [20.4, 31] as [number, number],
};
const plain = (value: number) => ({ name: 'plain page', value });
const run = (commit: string, ...results: ReturnType<typeof result>[]) => ({
  commit,
  benchmarks: { pages: { at: '2026-11-23T23:47:02.000Z', machine, results } },
});

describe('a result', () => {
  it.each([
    [result('heap', 'MB', 5, { atMost: 5 }), true],
    [result('heap', 'MB', 5.1, { atMost: 5 }), false],
    [result('page', '×', 0.84, { atLeast: 0.85 }), false],
    [result('page', 'ms', 9), true],
    [result('page', 'ms', Number.NaN), false],
  ])('%o has passed: %s', (measured, passed) => {
    expect(measured.passed).toBe(passed);
  });

  it('beside a yardstick is judged by the ratio', () => {
    expect(result('page', 'ms', 5, { beside: plain(10), atMost: 1 })).toEqual({
      name: 'page',
      unit: 'ms',
      value: 5,
      ratio: 0.5,
      yardstick: 'plain page',
      budget: { atMost: 1 },
      passed: true,
    });
  });

  it.each([0, Number.NaN])('beside a yardstick of %d has failed', (value) => {
    expect(result('page', 'ms', 5, { beside: plain(value), atMost: 1 }).passed).toBe(false);
  });

  it.each(['ms', 's', 'µs', 'min', 'cases/s', 'points of speed'])(
    'has no budget in %s without a yardstick',
    (unit) => {
      expect(() => result('page', unit, 5, { atMost: 1 })).toThrow(
        `a budget in ${unit} depends on the machine`,
      );
      expect(() => result('page', unit, 5, { atLeast: 1 })).toThrow('page');
      expect(result('page', unit, 5, { beside: plain(10), atMost: 1 }).passed).toBe(true);
    },
  );
});

it('the share of all values is below a percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(values, 0.99), percentile(values, 1), median([3, 1, 2])]).toEqual([100, 100, 2]);
  expect(percentile([], 0.5)).toBeNaN();
});

it('the table has a line per result, and marks what is over budget', () => {
  const table = tableOf(
    run(
      'abc',
      result('listing', 'ms', 2.8349, { beside: plain(1.5802), atMost: 0.63 }),
      result('home', 'ms', 1234.5),
      result('journey', 'ms', Number.NaN),
    ),
  );
  expect(table.split('\n')).toEqual([
    '   benchmark  measured    value   ratio  budget  beside',
    '✗  pages      listing   2.83 ms  1.79 ×  ≤ 0.63  plain page',
    '✓  pages      home      1235 ms',
    '✗  pages      journey      – ms',
  ]);
});

it('conditions show what else the machine did', () => {
  expect(conditionsOf(run('abc'))).toContain(
    'pages      2026-11-23 23:47  20 ms → 31 ms  0.5 → 3.0  2 × Processor, Node 26.10.0',
  );
});

it('a comparison has what both runs measured, by ratio where both have the same yardstick', () => {
  const table = compare(
    run(
      'abc',
      result('listing', 'ms', 3, { beside: plain(1.5) }),
      result('home', 'ms', 4, { beside: { name: 'another', value: 1 } }),
      result('old', 'ms', 1),
    ),
    run(
      'def',
      result('listing', 'ms', 9, { beside: plain(9) }),
      result('home', 'ms', 5, { beside: plain(1) }),
      result('new', 'ms', 1),
    ),
  );
  expect(table.split('\n')).toEqual([
    'benchmark  measured   abc   def  change',
    'pages      listing    2 ×   1 ×   -50 %',
    'pages      home      4 ms  5 ms   +25 %',
  ]);
});
