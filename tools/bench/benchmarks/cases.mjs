// Measures how many cases without files one process stores on a PostgreSQL with durable commits, over the API's HTTP
// handler. The yardstick is a fixed calculation and one inserted row: a case needs the processor and the disk.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadApi, printError } from '../../api.mjs';
import { calculate } from '../calculation.mjs';
import { mean, percentile, result } from '../results.mjs';
import { durable, startPostgres } from '../../postgres-server.mjs';

/**
 * Beside the yardstick: how many in the same time, and how long one takes at the 95th percentile. Both were 50 cases a
 * second and 500 ms, where the calculation takes 14.5 ms and all wait for it in turn.
 */
const budget = { rate: 0.7, p95: 2.2 };
const concurrency = 16;
/** In turn, so that other work on the machine disturbs both. */
const rounds = 5;
const roundMilliseconds = 2000;
const message = 'รถไฟร้อนมาก และไม่มีประกาศแจ้งผู้โดยสาร '.repeat(10);

export default async function measure() {
  const { createApi, openDatabase } = await loadApi();
  const server = await startPostgres(durable);
  const database = await openDatabase({ url: server.url, directory: '', onError: printError });
  const api = createApi({
    db: database.db,
    now: () => new Date(),
    onError: printError,
    files: undefined, // no case of this benchmark has files
    secrets: [randomUUID()],
    publicUrl: 'https://www.example.org',
  });
  const plain = await openTable(server.url);
  const [cases, rows] = [() => submit(api), () => plain.insert()];
  for (const work of [cases, rows]) await atOnce(work, 1000); // until the engine has compiled it
  const measured = { cases: /** @type {number[]} */ ([]), rows: /** @type {number[]} */ ([]) };
  for (let round = 0; round < rounds; round += 1) {
    measured.cases.push(...(await atOnce(cases, roundMilliseconds)));
    measured.rows.push(...(await atOnce(rows, roundMilliseconds)));
  }
  await plain.close();
  await database.close();
  await server.stop();
  const yardstick = 'a calculation and a row';
  // all work all the time, so the mean of one gives the rate
  const perSecond = (/** @type {number[]} */ times) => (concurrency * 1000) / mean(times);
  return [
    result(`stored, ${concurrency} at a time`, 'cases/s', perSecond(measured.cases), {
      beside: { name: yardstick, value: perSecond(measured.rows) },
      atLeast: budget.rate,
    }),
    result('one case: p95', 'ms', percentile(measured.cases, 0.95), {
      beside: { name: yardstick, value: percentile(measured.rows, 0.95) },
      atMost: budget.p95,
    }),
  ];
}

/** A table of texts on the same server. @param {string} connectionString */
async function openTable(connectionString) {
  const pool = new pg.Pool({ connectionString, max: concurrency });
  await pool.query('create table plain (id uuid primary key, message text)');
  return {
    async insert() {
      calculate();
      await pool.query('insert into plain values ($1, $2)', [randomUUID(), message]);
    },
    close: () => pool.end(),
  };
}

/** Submits the case of a person with an address of their own. @param {any} api */
async function submit(api) {
  const body = {
    topic: 'trains',
    message,
    name: 'สมชาย ใจดี',
    email: `${randomUUID()}@example.org`,
    lang: 'th',
    idempotencyKey: randomUUID(),
  };
  const response = await api.handle(
    new Request('http://localhost/api/v1/cases/complaint', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': randomUUID() },
      body: JSON.stringify(body),
    }),
  );
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
}

/**
 * Works as often as the time allows, by as many as the concurrency says.
 * @param {() => Promise<void>} work @param {number} milliseconds
 * @returns {Promise<number[]>} the milliseconds of each
 */
async function atOnce(work, milliseconds) {
  const until = performance.now() + milliseconds;
  /** @type {number[]} */
  const times = [];
  const inTurn = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      await work();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, inTurn));
  return times;
}
