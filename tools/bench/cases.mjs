// Measures how many cases without files one process stores on a PostgreSQL with durable commits, over the API's HTTP
// handler.
import { randomUUID } from 'node:crypto';
import { loadApi, printError } from '../api.mjs';
import { bootstrap } from '../bootstrap.mjs';
import { durable, startPostgres } from '../postgres-server.mjs';

/** Cases in a second, and milliseconds at the 95th percentile. */
const budget = { rate: 50, p95: 500 };
const concurrency = 16;
const seconds = 10;

await bootstrap();
const { createApi, openDatabase } = await loadApi();
const server = await startPostgres(durable);
const database = await openDatabase({ url: server.url, directory: '', onError: printError });
const api = createApi({
  db: database.db,
  now: () => new Date(),
  onError: printError,
  files: undefined, // no case of this benchmark has files
  secret: randomUUID(),
  publicUrl: 'https://www.example.org',
});

/** Milliseconds of one case, from a person with an address of their own. */
async function submit() {
  const body = {
    topic: 'trains',
    message: 'รถไฟร้อนมาก และไม่มีประกาศแจ้งผู้โดยสาร '.repeat(10),
    name: 'สมชาย ใจดี',
    email: `${randomUUID()}@example.org`,
    lang: 'th',
    idempotencyKey: randomUUID(),
  };
  const from = performance.now();
  const response = await api.handle(
    new Request('http://localhost/api/v1/cases/complaint', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': randomUUID() },
      body: JSON.stringify(body),
    }),
  );
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return performance.now() - from;
}

/** Submits one case after the other. @param {number} until */
async function submitUntil(until) {
  const times = [];
  while (performance.now() < until) times.push(await submit());
  return times;
}

await submitUntil(performance.now() + 1000);
const lists = await Promise.all(
  Array.from({ length: concurrency }, () => submitUntil(performance.now() + seconds * 1000)),
);
await database.close();
await server.stop();
const times = lists.flat().toSorted((one, other) => one - other);
const rate = times.length / seconds;
const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
console.log(
  `PostgreSQL: ${rate.toFixed(0)} cases a second, ${p95.toFixed(0)} ms (p95), ${concurrency} at a time`,
);
const failures = [
  ...(rate < budget.rate ? [`${rate.toFixed(0)} cases a second, should be ${budget.rate}`] : []),
  ...(p95 > budget.p95 ? [`a case takes ${p95.toFixed(0)} ms, may take ${budget.p95}`] : []),
];
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
