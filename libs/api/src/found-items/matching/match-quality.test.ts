import { expect, test } from 'vitest';
import { createLostAndFound, exampleLines } from '../../testing/lost-and-found/lost-and-found';
import { lostTraits, scoreMatch } from './score-match';
import { createStationMap } from './station-map';
import { traitsOf } from './traits';

const stations = createStationMap(
  Object.entries(exampleLines).map(([id, codes]) => ({ id, patterns: [{ stations: codes }] })),
);

/** Share of the lost reports whose item is among the first `places`. */
function quality(seed: number, places: number): number {
  const pairs = createLostAndFound(500, seed);
  const register = pairs.map(({ found }) => ({ ...found, traits: traitsOf(found.description) }));
  const good = pairs.filter(({ lost, found }) => {
    const thing = { ...lost, traits: lostTraits(lost) };
    const best = register
      .map((item) => ({ id: item.id, ...scoreMatch(thing, item, stations) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, places);
    return best.some(({ id }) => id === found.id);
  });
  return good.length / pairs.length;
}

test.each([1, 2, 3])(
  'of 500 lost and 500 found items (seed %d) the right one is among the first three',
  (seed) => {
    expect(quality(seed, 3)).toBeGreaterThanOrEqual(0.9);
  },
);

test('the right item is mostly the first one', () => {
  expect(quality(1, 1)).toBeGreaterThanOrEqual(0.75);
});
