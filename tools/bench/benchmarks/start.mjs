// Measures a start from the command to the first page: on an empty folder, which imports content and feed, and on the
// data of an earlier start.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../build.mjs';
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds } from '../../pages/process-time.mjs';
import { startBuiltSite } from '../../pages/site-process.mjs';
import { calculation, cpuOfCalculation, wallOfCalculation } from '../calculation.mjs';
import { median, result } from '../results.mjs';

/** Fixed calculations, of CPU time: twice what was measured. */
const budgets = { first: 1400, second: 400 };
const rounds = 3;

/** @typedef {{ ready: number, page: number, cpu: number }} Start milliseconds */

export default async function measure() {
  await build('@raang/mrta');
  /** @type {{ first: Start, second: Start }[]} */
  const pairs = [];
  const [walls, cpus] = [[wallOfCalculation()], [cpuOfCalculation()]];
  for (let round = 0; round < rounds; round += 1) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
    pairs.push({ first: await measureStart(folder), second: await measureStart(folder) });
    fs.rmSync(folder, { recursive: true });
    walls.push(wallOfCalculation());
    cpus.push(cpuOfCalculation());
  }
  const [wall, cpu] = [calculation(median(walls)), calculation(Math.min(...cpus))];
  return /** @type {const} */ (['first', 'second']).flatMap((which) => {
    const starts = pairs.map((pair) => pair[which]);
    const of = (/** @type {keyof Start} */ what) => median(starts.map((start) => start[what]));
    return [
      result(`${which} start: until it accepts requests`, 'ms', of('ready'), { beside: wall }),
      result(`${which} start: until the first page`, 'ms', of('page'), { beside: wall }),
      result(`${which} start: CPU`, 'ms', of('cpu'), { beside: cpu, atMost: budgets[which] }),
    ];
  });
}

/** @param {string} folder */
async function measureStart(folder) {
  const from = performance.now();
  const site = await startBuiltSite({ DATA_DIR: folder });
  const ready = performance.now() - from;
  const client = createClient(site.origin);
  await client.read('/th');
  const page = performance.now() - from;
  const cpu = cpuMilliseconds(site.pid);
  client.close();
  await site.stop();
  return { ready, page, cpu };
}
