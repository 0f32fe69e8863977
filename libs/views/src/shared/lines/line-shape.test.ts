import { expect, test } from 'vitest';
import { toLineShape } from './line-shape';
import { linesExample } from '../examples/network-example';

test.each([
  ['blue', 'BL01 BL02 BL10 BL11 BL15 BL32 BL01 BL33 BL38', []],
  ['pink', 'PK01 PK10 PK30', ['PK10 MT01 MT02']],
])('%s runs along %s with the branches %j, each once', (id, way, branches) => {
  const { main, branches: found } = toLineShape(linesExample.find((line) => line.id === id)!);
  expect(main.join(' ')).toBe(way);
  expect(found.map((stations) => stations.join(' '))).toEqual(branches);
});

test('the main way follows the order of the codes, whichever direction the feed has first', () => {
  const [blue] = linesExample;
  const { main } = toLineShape({ ...blue!, patterns: blue!.patterns.toReversed() });
  expect(main[1]).toBe('BL02');
});
