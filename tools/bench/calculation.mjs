// The fixed calculation: the yardstick of what has no closer one. How long it takes says how fast a machine is. Budgets
// beside it were milliseconds on a machine where it takes 14.5.
import { median } from './results.mjs';

/** Objects, texts and JSON, as a server has them. It refers to nothing outside, because pages run it too. */
export function calculate() {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    id: (index * 7919) % 20_000,
    name: `row ${index} <of> "many"`.replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  }));
  const sorted = rows.toSorted((one, other) => one.id - other.id);
  JSON.parse(JSON.stringify(sorted));
}

/** Its CPU milliseconds, the fastest of some. */
export function cpuOfCalculation() {
  let fastest = Infinity;
  for (let turn = 0; turn < 8; turn += 1) {
    const from = process.cpuUsage();
    calculate();
    const { user, system } = process.cpuUsage(from);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}

/** Its milliseconds by the clock, as slow as other work on the machine makes it now: the median of some. */
export function wallOfCalculation() {
  cpuOfCalculation(); // until the engine has compiled it
  const times = Array.from({ length: 21 }, () => {
    const from = performance.now();
    calculate();
    return performance.now() - from;
  });
  return median(times);
}

/** @param {number} milliseconds @returns {import('./results.mjs').Yardstick} */
export const calculation = (milliseconds) => ({ name: 'fixed calculation', value: milliseconds });
