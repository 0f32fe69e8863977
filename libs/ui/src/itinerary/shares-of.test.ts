import { expect, test } from 'vitest';
import { sharesOf } from './shares-of';

const ride = (seconds: number) => ({ kind: 'ride', seconds, lineId: 'blue' }) as const;

test('parts follow each other on the scale of the longest way', () => {
  const { shares, end, latest } = sharesOf(
    [{ kind: 'wait', seconds: 100 }, ride(400), { kind: 'walk', seconds: 100 }],
    800,
    1000,
  );
  expect(shares.map(({ start }) => start)).toEqual([0, 9.95, 49.75]);
  expect([end, latest]).toEqual([59.7, 79.6]);
});

test('a short part can be seen, and the whole stays as long', () => {
  const { shares, end } = sharesOf([{ kind: 'walk', seconds: 5 }, ride(995)], 1000, 1000);
  expect(shares[0]!.width).toBe(2);
  expect(end).toBeCloseTo(99.5, 1);
});

test('of nothing but short parts none is left out', () => {
  const { shares } = sharesOf([{ kind: 'walk', seconds: 5 }], 5, 1000);
  expect(shares).toHaveLength(1);
});
