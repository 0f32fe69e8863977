// Times of requests, and of the fixed calculation in between: what else the machine does disturbs both.
import { calculate, calculation } from './calculation.mjs';
import { percentile, result } from './results.mjs';

/** Milliseconds by the clock. @typedef {{ times: number[], calculations: number[] }} Times */

const calculations = 100;
/** The highest percentile that so many show. */
const highestShare = 0.95;

/**
 * Measures each round, and the calculation a hundred times in between. Of several turns the fastest counts, of the
 * calculation too.
 * @param {number} rounds
 * @param {(round: number, turn: number) => unknown} ask
 * @param {{ turns?: number, warm?: number, yardstick?: () => void }} [rest] the rounds that warm up have numbers after the measured ones
 * @returns {Promise<Times>}
 */
export async function timesOf(rounds, ask, { turns = 1, warm = 0, yardstick = calculate } = {}) {
  /** @type {Times} */
  const measured = { times: [], calculations: [] };
  for (let round = rounds; round < rounds + warm; round += 1) await ask(round, 0);
  for (let turn = 0; turn < 8; turn += 1) yardstick(); // until the engine has compiled it
  for (let round = 0; round < rounds; round += 1) {
    measured.times.push(await fastestOf(turns, (turn) => ask(round, turn)));
    while (measured.calculations.length < ((round + 1) / rounds) * calculations)
      measured.calculations.push(await fastestOf(turns, yardstick));
  }
  return measured;
}

/** @param {number} turns @param {(turn: number) => unknown} work */
async function fastestOf(turns, work) {
  let fastest = Infinity;
  for (let turn = 0; turn < turns; turn += 1) {
    const from = performance.now();
    await work(turn);
    fastest = Math.min(fastest, performance.now() - from);
  }
  return fastest;
}

/**
 * A percentile of the times beside the same of the calculation, or the highest that it has.
 * @param {string} name @param {Times} times @param {number} share @param {import('./results.mjs').Limit} [limit]
 */
export function timeResult(name, times, share, limit) {
  const beside = calculation(percentile(times.calculations, Math.min(share, highestShare)));
  return result(`${name}: p${share * 100}`, 'ms', percentile(times.times, share), { beside, ...limit });
}
