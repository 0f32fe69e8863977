import type { Way } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { byLatest, byUsual, chooseWays, type ComparedWay } from './choose-ways';

interface Made {
  /** Usual and latest minutes. */
  minutes: [usual: number, latest: number];
  changes?: number;
  walk?: number;
  /** Lowest and highest baht. */
  baht?: [number, number];
  by?: string;
  isStepFree?: boolean;
}

/** Ways by name. A way that says nothing else has one change at a station of its own. */
function compare(made: Record<string, Made>) {
  const names = new Map<ComparedWay, string>();
  for (const [name, { minutes, changes = 1, walk = 0, baht, by = name, isStepFree }] of Object.entries(
    made,
  )) {
    const [usual, latest] = minutes.map((one) => one * 60) as [number, number];
    const price = baht && { lowestSatang: baht[0] * 100, highestSatang: baht[1] * 100 };
    const marks: Way['marks'] = isStepFree ? ['step-free'] : [];
    const way = { transfers: changes, walkSeconds: walk * 60, marks, ...(price && { price }) } as Way;
    names.set({ way, interchanges: by, usual, latest }, name);
  }
  const choose = (order = byUsual) => {
    const { ways, next } = chooseWays([...names.keys()], order);
    return { ways: ways.map((way) => names.get(way)), next: next && names.get(next) };
  };
  return { choose, ways: choose().ways, next: choose().next };
}

describe('a change more', () => {
  const direct: Made = { minutes: [20, 25], changes: 0 };

  test('has to save three minutes', () => {
    expect(compare({ direct, change: { minutes: [18, 22] } })).toMatchObject({
      ways: ['direct'],
      next: 'change',
    });
    expect(compare({ direct, change: { minutes: [17, 22] } }).ways).toEqual(['change', 'direct']);
  });

  test('has to save as much each', () => {
    expect(compare({ direct, two: { minutes: [15, 22], changes: 2 } }).ways).toEqual(['direct']);
    expect(compare({ direct, two: { minutes: [14, 22], changes: 2 } }).ways).toEqual(['two', 'direct']);
  });

  test('or has to be provably cheaper: ranges that overlap prove nothing', () => {
    const dear: Made = { ...direct, baht: [40, 60] };
    const change = { minutes: [22, 30] as [number, number] };
    expect(compare({ dear, change: { ...change, baht: [20, 39] } }).ways).toEqual(['dear', 'change']);
    expect(compare({ dear, change: { ...change, baht: [20, 40] } }).ways).toEqual(['dear']);
    expect(compare({ dear, change }).ways).toEqual(['dear']);
  });
});

describe('a way that is slower than 1.35 times the quickest and five minutes', () => {
  const quickest: Made = { minutes: [40, 50], changes: 2 };

  test('is left out', () => {
    expect(compare({ quickest, other: { minutes: [59, 65], changes: 2, walk: 1 } }).ways).toHaveLength(2);
    expect(compare({ quickest, other: { minutes: [60, 65], changes: 2 } }).ways).toEqual(['quickest']);
  });

  test('stays with fewer changes, if no other with so few is quicker', () => {
    const few: Made = { minutes: [80, 85], changes: 1 };
    expect(compare({ quickest, few }).ways).toEqual(['quickest', 'few']);
    const slow: Made = { minutes: [90, 95], changes: 1 };
    expect(compare({ quickest, few, slow }).ways).toEqual(['quickest', 'few']);
  });

  test('stays if it is known to be step-free, and none that is quicker is', () => {
    const lift: Made = { minutes: [80, 85], changes: 2, isStepFree: true };
    const slow: Made = { minutes: [90, 95], changes: 2, isStepFree: true };
    expect(compare({ quickest, lift, slow }).ways).toEqual(['quickest', 'lift']);
    expect(compare({ quickest: { ...quickest, isStepFree: true }, lift }).ways).toEqual(['quickest']);
  });
});

describe('of what is left', () => {
  test('no way is worse than another in every respect at the same interchange', () => {
    const better: Made = { minutes: [20, 25], by: 'A' };
    expect(compare({ better, worse: { minutes: [21, 26], by: 'A' } }).ways).toEqual(['better']);
    for (const respect of [{ minutes: [21, 24] }, { minutes: [21, 26], walk: -1 }] as Made[])
      expect(compare({ better, other: { ...respect, by: 'A' } }).ways).toEqual(['better', 'other']);
    const [cheap, dear]: [number, number][] = [
      [20, 30],
      [25, 35],
    ];
    const other: Made = { minutes: [21, 26], by: 'A' };
    expect(
      compare({ better: { ...better, baht: dear }, other: { ...other, baht: cheap } }).ways,
    ).toHaveLength(2);
    // a price that is not known is no reason
    expect(compare({ better, other: { ...other, baht: cheap } }).ways).toEqual(['better']);
  });

  test('the best by another interchange stays, although it is worse', () => {
    const ways: Record<string, Made> = {
      best: { minutes: [20, 25] },
      other: { minutes: [24, 29], by: 'B' },
      another: { minutes: [23, 28], by: 'B' },
    };
    expect(compare(ways).ways).toEqual(['best', 'another']);
  });

  test('four are chosen, also the one with the fewest changes', () => {
    const four = [20, 21, 22, 23].map((usual, index): [string, Made] => [
      `${usual}`,
      { minutes: [usual, 40 - index] },
    ]);
    const few: Made = { minutes: [26, 41], changes: 0 };
    expect(compare({ ...Object.fromEntries(four) }).ways).toEqual(['20', '21', '22', '23']);
    expect(compare({ ...Object.fromEntries(four), few })).toMatchObject({
      ways: ['20', '21', '22', 'few'],
      next: '23',
    });
  });

  test('the order is the one asked for', () => {
    const { choose } = compare({ one: { minutes: [20, 30] }, other: { minutes: [22, 28] } });
    expect(choose(byUsual).ways).toEqual(['one', 'other']);
    expect(choose(byLatest).ways).toEqual(['other', 'one']);
  });
});

test('without a way there is no choice', () => {
  expect(compare({})).toMatchObject({ ways: [], next: undefined });
});
