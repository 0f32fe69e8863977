// Measures a start from the command to the first page: on an empty folder, which imports content and feed, and on the
// data of an earlier start.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../build.mjs';
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds } from '../../pages/process-time.mjs';
import { startBuiltSite } from '../../pages/site-process.mjs';
import { median, result } from '../results.mjs';

const rounds = 3;

export default async function measure() {
  await build('@raang/site');
  /** @typedef {{ ready: number, page: number, cpu: number }} Start */
  /** @type {{ first: Start, second: Start }[]} */
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
    pairs.push({ first: await measureStart(folder), second: await measureStart(folder) });
    fs.rmSync(folder, { recursive: true });
  }
  return /** @type {const} */ (['first', 'second']).flatMap((which) => {
    const starts = pairs.map((pair) => pair[which]);
    return [
      result(`${which} start: until it accepts requests`, 'ms', median(starts.map(({ ready }) => ready))),
      result(`${which} start: until the first page`, 'ms', median(starts.map(({ page }) => page))),
      result(`${which} start: CPU`, 'ms', median(starts.map(({ cpu }) => cpu))),
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
