import { expect, it } from 'vitest';
import { timeResult, timesOf } from './times.mjs';

it('measures each round once warm, and the calculation a hundred times in between', async () => {
  const asked: [number, number][] = [];
  const { times, calculations } = await timesOf(3, (round, turn) => asked.push([round, turn]), {
    turns: 2,
    warm: 2,
    yardstick: () => {},
  });
  expect(asked).toEqual([
    [3, 0],
    [4, 0],
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ]);
  expect(times).toHaveLength(3);
  expect(calculations).toHaveLength(100);
});

it('a percentile is judged beside the same one of the calculation', () => {
  const times = { times: [2, 1, 9], calculations: [10, 10, 30] };
  expect(timeResult('page', times, 0.5, { atMost: 0.2 })).toMatchObject({
    name: 'page: p50',
    ratio: 0.2,
    yardstick: 'fixed calculation',
    passed: true,
  });
  expect(timeResult('page', times, 0.95)).toMatchObject({ value: 9, ratio: 0.3 });
});
