// What a run has to say about its machine, so that figures of two runs can be compared.
import os from 'node:os';
import { cpuOfCalculation } from './calculation.mjs';

/**
 * Describes the machine before and after `work`.
 * @param {() => Promise<void>} work
 * @returns {Promise<import('./results.mjs').Machine>}
 */
export async function measureMachine(work) {
  const cores = os.availableParallelism(); // benchmarks may pin this process to one
  const before = { yardstick: cpuOfCalculation(), load: os.loadavg()[0] ?? 0 };
  await work();
  const after = { yardstick: cpuOfCalculation(), load: os.loadavg()[0] ?? 0 };
  return {
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores,
    node: process.versions.node,
    load: [before.load, after.load],
    yardstick: [before.yardstick, after.yardstick],
  };
}
