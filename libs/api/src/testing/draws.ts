/** Draws that are the same in every run (a linear congruential generator), so that a failure can be reproduced. */
export function createDraws(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    /** A whole number from 0. */
    below,
    /** True with this probability. */
    chance: (probability: number) => next() < probability,
    one: <Value>(list: readonly Value[]): Value => list[below(list.length)]!,
  };
}
