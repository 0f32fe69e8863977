// Measures latency while requests arrive at a constant rate, whether earlier ones have been answered or not: of ten
// requests, six are for kept pages, two for files, one for the API and one for a page that nobody asked for before. A
// slower machine gets fewer requests a second: as many in the time of a fixed calculation as any other.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds, pinToOneCore } from '../../pages/process-time.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { calculation, cpuOfCalculation, wallOfCalculation } from '../calculation.mjs';
import { mean, percentile, result } from '../results.mjs';
import { createMix } from '../mix.mjs';

/** Requests in the time of a fixed calculation: 300 a second where it takes 14.5 ms. */
const perCalculation = 4.35;
const seconds = 30;
const warmSeconds = 10;
/** Seconds of requests that wait: a server that is so far behind fails the rest. */
const mostWaiting = 10;
/** Fixed calculations at the 99th percentile, and of CPU time, which neighbours hardly change: twice what was measured. */
const budgets = { p99: 3.5, cpu: 0.25 };

/** @typedef {ReturnType<typeof createClient>} Client */

export default async function measure() {
  const site = await startSite();
  const client = createClient(site.origin);
  const mix = await createMix(client);
  for (const page of mix.kept) await client.read(page, { 'accept-encoding': 'br' });
  await pinToOneCore(site.pid);
  const rate = (perCalculation * 1000) / cpuOfCalculation();
  console.log(`${rate.toFixed(0)} requests a second`);
  let asked = 0;
  const next = () => mix.addressOf((asked += 1));
  await requestsAtRate(client, next, rate, warmSeconds);
  const calculations = [wallOfCalculation()];
  const before = { cpu: cpuMilliseconds(site.pid), time: performance.now() };
  const { latencies, failures } = await requestsAtRate(client, next, rate, seconds);
  const cpu = cpuMilliseconds(site.pid) - before.cpu;
  const busy = cpu / (performance.now() - before.time);
  calculations.push(wallOfCalculation());
  client.close();
  await site.stop();
  for (const [failure, count] of Object.entries(failures)) console.log(`${count} times ${failure}`);
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const name = `${perCalculation} requests per calculation`;
  const beside = calculation(mean(calculations));
  return [
    result(`${name}: p50`, 'ms', percentile(latencies, 0.5), { beside }),
    result(`${name}: p95`, 'ms', percentile(latencies, 0.95), { beside }),
    result(`${name}: p99`, 'ms', percentile(latencies, 0.99), { beside, atMost: budgets.p99 }),
    result(`${name}: failed`, 'of all', failed / (rate * seconds), { atMost: 0 }),
    result(`${name}: CPU per request`, 'ms', cpu / latencies.length, {
      beside: calculation(cpuOfCalculation()),
      atMost: budgets.cpu,
    }),
    result(`${name}: of one core`, '×', busy),
  ];
}

/**
 * Latencies count from when a request was due: one that had to wait for the generator waited for the server.
 * @param {Client} client @param {() => string} next @param {number} rate a second @param {number} duration seconds
 */
async function requestsAtRate(client, next, rate, duration) {
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
    if (requests.length - latencies.length > mostWaiting * rate) {
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
