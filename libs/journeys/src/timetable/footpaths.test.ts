import { describe, expect, test } from 'vitest';
import type { Feed, FeedLocation, FeedPathway, FeedTransfer } from '../feed/feed';
import { createRandomFeed } from '../testing/random-feed';
import { createChance } from '../testing/random';
import { findFootpathEdges } from './footpath-edges';
import { joinFootpaths } from './footpaths';

const place = (id: string, parent = -1, kind: FeedLocation['kind'] = 'stop'): FeedLocation => ({
  id,
  kind,
  code: id,
  name: { th: id, en: id },
  parent,
});

/** Stations A and B with two platforms each, and a stop C without a station. */
const locations = [
  place('A', -1, 'station'),
  place('A1', 0),
  place('A2', 0),
  place('B', -1, 'station'),
  place('B1', 3),
  place('B2', 3),
  place('C'),
  place('hall', 0, 'node'),
];
const index = (id: string) => locations.findIndex((location) => location.id === id);
const transfer = (from: string, to: string, minimumSeconds?: number): FeedTransfer => ({
  from: index(from),
  to: index(to),
  isPossible: minimumSeconds !== -1,
  ...(minimumSeconds !== undefined && { minimumSeconds }),
});
const pathway = (from: string, to: string, mode: FeedPathway['mode'], seconds: number): FeedPathway => ({
  id: `${from}-${to}`,
  from: index(from),
  to: index(to),
  mode,
  isBidirectional: true,
  seconds,
});

const base = createRandomFeed(createChance(1));

/** Seconds between two stops; undefined without a path. */
function walk(
  feed: Partial<Feed>,
  from: string,
  to: string,
  isStepFree = false,
  closed = '',
): number | undefined {
  const full = { ...base, locations, transfers: [], pathways: [], ...feed };
  const stops = ['A1', 'A2', 'B1', 'B2', 'C'];
  const stopOf = new Map(stops.map((id, stop) => [index(id), stop]));
  const usable = Uint8Array.from(stops, (id) => Number(id !== closed));
  const { onward, backward } = joinFootpaths(findFootpathEdges(full, stopOf), { usable, isStepFree });
  const [here, there] = [stops.indexOf(from), stops.indexOf(to)];
  if (here === there) return onward.changeSeconds[here];
  const find = (ways: typeof onward, start: number, end: number) => {
    for (let way = ways.start[start]!; way < ways.start[start + 1]!; way += 1) {
      if (ways.to[way] === end) return ways.seconds[way];
    }
    return undefined;
  };
  expect(find(backward, there, here)).toBe(find(onward, here, there));
  return find(onward, here, there);
}

describe('walking from platform to platform', () => {
  test.each([
    ['takes two minutes in a station without data', [], 'A1', 'A2', 120],
    ['takes no time on one platform', [], 'A1', 'A1', 0],
    ['does not lead to other stations by default', [], 'A1', 'B1', undefined],
    ['follows the feed’s transfers, from every platform', [transfer('A', 'B', 200)], 'A2', 'B1', 200],
    ['takes the feed’s time for a change at one platform', [transfer('A', 'A', 90)], 'A1', 'A1', 90],
    ['has one direction, as in the feed', [transfer('A', 'B', 200)], 'B1', 'A1', undefined],
    [
      'prefers rules of a platform over those of its station, in any order',
      [transfer('A1', 'B1', 50), transfer('A', 'B', 200)],
      'A1',
      'B1',
      50,
    ],
    ['is not possible if the feed forbids it', [transfer('A1', 'A2', -1)], 'A1', 'A2', undefined],
    [
      'is not possible via other stops if the feed forbids it',
      [transfer('A1', 'C', -1), transfer('A', 'B', 10), transfer('B', 'C', 10)],
      'A1',
      'C',
      undefined,
    ],
    ['combines several walks', [transfer('A', 'B', 300), transfer('B', 'C', 400)], 'A1', 'C', 700],
    [
      'does not combine walks to more than 15 minutes',
      [transfer('A', 'B', 500), transfer('B', 'C', 401)],
      'A1',
      'C',
      undefined,
    ],
    ['may be longer as a single transfer of the feed', [transfer('A', 'C', 2000)], 'A1', 'C', 2000],
  ])('%s', (_, transfers, from, to, seconds) => {
    expect(walk({ transfers }, from, to)).toBe(seconds);
  });

  test('does not lead through closed stations', () => {
    const transfers = [transfer('A', 'B1', 100), transfer('B1', 'C', 100)];
    expect(walk({ transfers }, 'A1', 'C')).toBe(200);
    expect(walk({ transfers }, 'A1', 'C', false, 'B1')).toBeUndefined();
  });

  test('uses the pathways of a station if it has any', () => {
    const stairs = [pathway('A1', 'hall', 'stairs', 20), pathway('hall', 'A2', 'walkway', 15)];
    expect(walk({ pathways: stairs }, 'A1', 'A2')).toBe(35);
    expect(walk({ pathways: stairs }, 'A1', 'A2', true)).toBeUndefined();
    const lift = pathway('A1', 'hall', 'lift', 70);
    expect(walk({ pathways: [...stairs, lift] }, 'A1', 'A2')).toBe(35);
    expect(walk({ pathways: [...stairs, lift] }, 'A1', 'A2', true)).toBe(85);
  });
});
