// Measures latency while requests arrive at a constant rate, whether earlier ones have been answered or not: of ten
// requests, six are for kept pages, two for files, one for the API and one for a page that nobody asked for before.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds, pinToOneCore } from '../../pages/process-time.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { percentile, result } from '../results.mjs';
import { createMix } from '../mix.mjs';

/** Requests a second. */
const rate = 300;
const seconds = 30;
const warmSeconds = 10;
/** Requests that wait, 10 seconds of them: a server that is so far behind fails the rest. */
const mostWaiting = 3000;
/** Milliseconds at the 99th percentile (product: speed). */
const budget = 50;

/** @typedef {ReturnType<typeof createClient>} Client */

export default async function measure() {
  const site = await startSite();
  const client = createClient(site.origin);
  const mix = await createMix(client);
  for (const page of mix.kept) await client.read(page, { 'accept-encoding': 'br' });
  await pinToOneCore(site.pid);
  let asked = 0;
  const next = () => mix.addressOf((asked += 1));
  await requestsAtRate(client, next, warmSeconds);
  const before = { cpu: cpuMilliseconds(site.pid), time: performance.now() };
  const { latencies, failures } = await requestsAtRate(client, next, seconds);
  const cpu = cpuMilliseconds(site.pid) - before.cpu;
  const busy = cpu / (performance.now() - before.time);
  client.close();
  await site.stop();
  for (const [failure, count] of Object.entries(failures)) console.log(`${count} times ${failure}`);
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const name = `${rate} requests a second`;
  return [
    result(`${name}: p50`, 'ms', percentile(latencies, 0.5)),
    result(`${name}: p95`, 'ms', percentile(latencies, 0.95)),
    result(`${name}: p99`, 'ms', percentile(latencies, 0.99), { atMost: budget }),
    result(`${name}: failed`, 'of all', failed / (rate * seconds), { atMost: 0 }),
    result(`${name}: CPU per request`, 'ms', cpu / latencies.length),
    result(`${name}: of one core`, '×', busy),
  ];
}

/**
 * Latencies count from when a request was due: one that had to wait for the generator waited for the server.
 * @param {Client} client @param {() => string} next @param {number} duration seconds
 */
async function requestsAtRate(client, next, duration) {
  const start = performance.now();
  /** @type {number[]} */
  const latencies = [];
  /** @type {Record<string, number>} */
  const failures = {};
  const fail = (/** @type {string} */ reason) => void (failures[reason] = (failures[reason] ?? 0) + 1);
  const requests = [];
  for (let index = 0; index < rate * duration; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    if (requests.length - latencies.length > mostWaiting) {
      fail('not sent, since too many wait');
      continue;
    }
    const request = client.get(next(), { 'accept-encoding': 'br' }).then(
      ({ status }) => (status === 200 ? undefined : fail(`status ${status}`)),
      ({ code, message }) => fail(code ?? message),
    );
    requests.push(request.then(() => latencies.push(performance.now() - due)));
  }
  await Promise.all(requests);
  return { latencies, failures };
}
