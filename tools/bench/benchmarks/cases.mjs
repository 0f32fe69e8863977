// Measures how many cases without files one process stores on a PostgreSQL with durable commits, over the API's HTTP
// handler.
import { randomUUID } from 'node:crypto';
import { loadApi, printError } from '../../api.mjs';
import { percentile, result } from '../results.mjs';
import { durable, startPostgres } from '../../postgres-server.mjs';

/** Cases in a second, and milliseconds at the 95th percentile. */
const budget = { rate: 50, p95: 500 };
const concurrency = 16;
const seconds = 10;

export default async function measure() {
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
  await submitUntil(api, performance.now() + 1000);
  const until = performance.now() + seconds * 1000;
  const lists = await Promise.all(Array.from({ length: concurrency }, () => submitUntil(api, until)));
  await database.close();
  await server.stop();
  const times = lists.flat();
  return [
    result(`stored, ${concurrency} at a time`, 'cases/s', times.length / seconds, { atLeast: budget.rate }),
    result('one case: p95', 'ms', percentile(times, 0.95), { atMost: budget.p95 }),
  ];
}

/** Milliseconds of one case, from a person with an address of their own. @param {any} api */
async function submit(api) {
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

/** Submits one case after the other. @param {any} api @param {number} until */
async function submitUntil(api, until) {
  const times = [];
  while (performance.now() < until) times.push(await submit(api));
  return times;
}
