// Measures the memory of the site after 50,000 requests, and its growth once the caches are full: bytes in use after a
// garbage collection, which do not depend on when the engine collects.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '../../pages/client.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { result } from '../results.mjs';
import { createMix } from '../mix.mjs';

const step = 10_000;
const warmSteps = 2;
const steps = 5;
const atOnce = 8;
/** Megabytes per 10,000 requests (product: speed). */
const budget = 1;
const probe = pathToFileURL(path.join(import.meta.dirname, '..', '..', 'pages', 'memory-probe.mjs')).href;

export default async function measure() {
  const site = await startSite({}, ['--expose-gc', '--import', probe]);
  const client = createClient(site.origin);
  const { addressOf } = await createMix(client);
  const measured = [await readMemory(site)];
  for (let done = 0; done < steps; done += 1) {
    await askAll(client, addressOf, done * step);
    measured.push(await readMemory(site));
    console.log(
      `after ${(done + 1) * step} requests: ${measured.at(-1)?.used.toFixed(1)} MB in use, ` +
        `${measured.at(-1)?.resident.toFixed(0)} MB resident`,
    );
  }
  client.close();
  await site.stop();
  const used = measured.map((memory) => memory.used);
  const growth = slope(used.slice(warmSteps));
  return [
    result('before the first request: in use', 'MB', used[0] ?? NaN),
    result(`after ${steps * step} requests: in use`, 'MB', used.at(-1) ?? NaN),
    result(`after ${steps * step} requests: resident`, 'MB', measured.at(-1)?.resident ?? NaN),
    result(`growth per ${step} requests after ${warmSteps * step}`, 'MB', growth, { atMost: budget }),
  ];
}

/**
 * @param {ReturnType<typeof createClient>} client
 * @param {(index: number) => string} addressOf
 * @param {number} first
 */
async function askAll(client, addressOf, first) {
  let next = first;
  const askInTurn = async () => {
    while (next < first + step) await client.read(addressOf((next += 1)), { 'accept-encoding': 'br' });
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
}

/** Megabytes, after a garbage collection. @param {import('../../pages/site-process.mjs').Server} site */
async function readMemory(site) {
  const line = site.nextLine('memory ');
  process.kill(site.pid, 'SIGUSR2');
  /** @type {NodeJS.MemoryUsage} */
  const { heapUsed, external, rss } = JSON.parse(await line);
  return { used: (heapUsed + external) / 1e6, resident: rss / 1e6 };
}

/** Of the line through equidistant values that is closest to them. @param {number[]} values */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const sum = (/** @type {number[]} */ list) => list.reduce((total, value) => total + value, 0);
  return sum(products) / sum(squares);
}
