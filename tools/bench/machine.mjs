// What a run has to say about its machine, so that figures of two runs can be compared.
import os from 'node:os';

/**
 * Describes the machine before and after `work`.
 * @param {() => Promise<void>} work
 * @returns {Promise<import('./results.mjs').Machine>}
 */
export async function measureMachine(work) {
  const cores = os.availableParallelism(); // benchmarks may pin this process to one
  const before = { yardstick: calculate(), load: os.loadavg()[0] ?? 0 };
  await work();
  const after = { yardstick: calculate(), load: os.loadavg()[0] ?? 0 };
  return {
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores,
    node: process.versions.node,
    load: [before.load, after.load],
    yardstick: [before.yardstick, after.yardstick],
  };
}

/** CPU milliseconds of a fixed calculation, the fastest of some: objects, texts and JSON, as a server has them. */
function calculate() {
  let fastest = Infinity;
  for (let turn = 0; turn < 8; turn += 1) {
    const from = process.cpuUsage();
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      id: (index * 7919) % 20_000,
      name: `row ${index} <of> "many"`.replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    }));
    const sorted = rows.toSorted((one, other) => one.id - other.id);
    JSON.parse(JSON.stringify(sorted));
    const { user, system } = process.cpuUsage(from);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
