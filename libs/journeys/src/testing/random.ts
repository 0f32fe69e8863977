/** Deterministic random numbers (mulberry32), so that a failure can be reproduced. */
export interface Chance {
  /** At least 0 and below 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  /** True with this probability. */
  isLikely: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    isLikely: (probability) => next() < probability,
    pick: (list) => list[between(0, list.length - 1)]!,
  };
}
