// Measures listings and details in a database of 100,000 items, on both databases, and compares with one of 1,000.
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import fs from 'node:fs';
import { loadApi, printError } from '../../api.mjs';
import { startPostgres } from '../../postgres-server.mjs';
import { result } from '../results.mjs';
import { timeResult, timesOf } from '../times.mjs';

/** Fixed calculations at the 95th percentile, and the maximum ratio to the small database. */
const budgets = {
  PostgreSQL: { listing: 1, detail: 0.35 },
  embedded: { listing: 2, detail: 0.7 },
};
const highestRatio = 3;
const sizes = [1000, 100_000];
const rounds = 300;
/** The fastest counts, to exclude other work on the machine. */
const turns = 3;

/** What a text search finds in a category, for the plans. */
const found = { q: '', version: 0, ids: Array.from({ length: 500 }, (_, index) => `item-${index * 7}`) };

/** Every filter combination, on first and on later pages. */
const listings = [
  { group: 'updates', category: 'news' },
  { group: 'updates', category: 'news', line: 'blue' },
  { group: 'updates', category: 'news', line: 'pink', page: 8 },
  { group: 'updates', category: 'news', line: 'purple', from: '2024-01-01', to: '2024-12-31' },
  { group: 'updates', category: 'news', from: '2020-03-01', to: '2020-03-31' },
  { group: 'updates', category: 'promotion', month: '2025-06' },
  { group: 'updates', category: 'promotion', line: 'yellow', month: '2023' },
  { group: 'travel', category: 'recommended-places', q: 'ลิฟต์ ลาดพร้าว' },
  { group: 'travel', category: 'recommended-places', line: 'blue', q: 'car park' },
];

export default async function measure() {
  const server = await startPostgres();
  const results = [];
  for (const [kind, budget] of Object.entries(budgets)) {
    const measured = [];
    for (const size of sizes) {
      const url = kind === 'PostgreSQL' ? await createDatabase(server.url, size) : undefined;
      measured.push(await measureDatabase(kind, size, url));
    }
    const [small, large] = measured;
    for (const what of /** @type {const} */ (['listing', 'detail'])) {
      const name = `${kind}, ${what}`;
      const few = timeResult(`${name} of ${sizes[0]} items`, small[what], 0.95);
      const many = timeResult(`${name} of ${sizes[1]} items`, large[what], 0.95, { atMost: budget[what] });
      const growth = (many.ratio ?? NaN) / (few.ratio ?? NaN); // what disturbed one of them is in its calculations too
      results.push(
        few,
        many,
        result(`${name}: ${sizes[1]} beside ${sizes[0]} items`, '×', growth, { atMost: highestRatio }),
      );
    }
    const wholeTables = large.plans.filter((/** @type {string} */ plan) => /Seq Scan/.test(plan));
    for (const plan of wholeTables) console.log(`${kind}: reads a whole table\n${plan}`);
    results.push(
      result(`${kind}: listings that read a whole table`, 'plans', wholeTables.length, { atMost: 0 }),
    );
  }
  await server.stop();
  return results;
}

/** @param {(round: number) => Promise<unknown>} ask */
const measureRounds = (ask) => timesOf(rounds, ask, { turns, warm: 30 });

/** @param {string} kind @param {number} size @param {string | undefined} url */
async function measureDatabase(kind, size, url) {
  const { createApi, explainListing, openDatabase, seedItems } = await loadApi();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-bench-'));
  const database = await openDatabase({ url, directory, onError: printError, statementTimeout: 0 });
  try {
    await seedItems(database.db, size);
    const api = createApi({
      db: database.db,
      now: () => new Date('2026-11-20T12:00:00+07:00'),
      onError: printError,
      publicUrl: 'https://www.example.org',
      secrets: [randomUUID()],
      files: undefined, // listings have none
    });
    const client = api.clientFor(new Headers());
    const listing = await measureRounds((round) => client.content.items(listings[round % listings.length]));
    const { items } = await client.content.items({ ...listings[0], pageSize: 50 });
    const detail = await measureRounds((round) =>
      client.content.item({ ...listings[0], id: items[round % items.length].id }),
    );
    const plans =
      size === sizes.at(-1)
        ? await Promise.all(
            listings.map(({ q, ...ask }) => explainListing(database.db, { ...ask, ...(q && { found }) })),
          )
        : [];
    return { listing, detail, plans };
  } finally {
    await database.close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} address of the server @param {number} size */
async function createDatabase(address, size) {
  const name = `bench_${size}`;
  const admin = await openClient(address);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param {string} connectionString */
async function openClient(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
