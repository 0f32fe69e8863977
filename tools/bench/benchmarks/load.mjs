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
/** Milliseconds at the 99th percentile (product: speed). */
const budget = 50;

export default async function measure() {
  const site = await startSite();
  await pinToOneCore(site.pid);
  const client = createClient(site.origin);
  const addressOf = await createMix(client);
  let asked = 0;
  const next = () => addressOf((asked += 1));
  await requestsAtRate(client, next, warmSeconds);
  const cpuBefore = cpuMilliseconds(site.pid);
  const { latencies, failed } = await requestsAtRate(client, next, seconds);
  const cpu = cpuMilliseconds(site.pid) - cpuBefore;
  client.close();
  await site.stop();
  return [
    result(`${rate} requests a second: p50`, 'ms', percentile(latencies, 0.5)),
    result(`${rate} requests a second: p95`, 'ms', percentile(latencies, 0.95)),
    result(`${rate} requests a second: p99`, 'ms', percentile(latencies, 0.99), { atMost: budget }),
    result('failed requests', 'of all', failed / latencies.length, { atMost: 0 }),
    result('CPU per request', 'ms', cpu / latencies.length),
    result('one core in use', '%', cpu / seconds / 10),
  ];
}

/**
 * Latencies count from when a request was due: one that had to wait for the generator waited for the server.
 * @param {ReturnType<typeof createClient>} client @param {() => string} next @param {number} duration
 */
async function requestsAtRate(client, next, duration) {
  const start = performance.now();
  /** @type {number[]} */
  const latencies = [];
  let failed = 0;
  const requests = [];
  for (let index = 0; index < rate * duration; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const request = client.get(next(), { 'accept-encoding': 'br' }).then(
      ({ status }) => void (failed += status === 200 ? 0 : 1),
      () => void (failed += 1),
    );
    requests.push(request.then(() => latencies.push(performance.now() - due)));
  }
  await Promise.all(requests);
  return { latencies, failed };
}
