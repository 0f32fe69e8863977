// Measures listings and details in a database of 100,000 items, on both databases, and compares with one of 1,000.
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import fs from 'node:fs';
import { loadApi, printError } from '../api.mjs';
import { bootstrap } from '../bootstrap.mjs';
import { startPostgres } from '../postgres-server.mjs';

/** Milliseconds at the 95th percentile, and the maximum ratio to the small database. */
const budgets = {
  PostgreSQL: { listing: 15, detail: 5 },
  embedded: { listing: 30, detail: 10 },
};
const highestRatio = 3;
const sizes = [1000, 100_000];
const rounds = 300;

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

await bootstrap();
const { createApi, explainListing, openDatabase, seedItems } = await loadApi();

/** @param {number[]} times */
const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** @param {(round: number) => Promise<unknown>} ask */
async function measure(ask) {
  for (let round = 0; round < 30; round += 1) await ask(round);
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await ask(round);
    times.push(performance.now() - from);
  }
  return p95(times);
}

/** @param {string} kind @param {number} size @param {string | undefined} url */
async function measureDatabase(kind, size, url) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-bench-'));
  const database = await openDatabase({ url, directory, onError: printError, statementTimeout: 0 });
  try {
    await seedItems(database.db, size);
    const api = createApi({
      db: database.db,
      now: () => new Date('2026-11-20T12:00:00+07:00'),
      onError: printError,
      publicUrl: 'https://www.example.org',
      secret: randomUUID(),
      files: undefined, // listings have none
    });
    const client = api.clientFor(new Headers());
    const listing = await measure((round) => client.content.items(listings[round % listings.length]));
    const { items } = await client.content.items({ ...listings[0], pageSize: 50 });
    const detail = await measure((round) =>
      client.content.item({ ...listings[0], id: items[round % items.length].id }),
    );
    const plans =
      size === sizes.at(-1)
        ? await Promise.all(
            listings.map(({ q, ...ask }) => explainListing(database.db, { ...ask, ...(q && { found }) })),
          )
        : [];
    console.log(`${kind} ${size}: listing ${listing.toFixed(2)} ms, detail ${detail.toFixed(2)} ms (p95)`);
    return { listing, detail, plans };
  } finally {
    await database.close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

const server = await startPostgres();
const failures = [];
for (const [kind, budget] of Object.entries(budgets)) {
  const results = [];
  for (const size of sizes) {
    const url = kind === 'PostgreSQL' ? await createDatabase(size) : undefined;
    results.push(await measureDatabase(kind, size, url));
  }
  const [small, large] = results;
  for (const what of /** @type {const} */ (['listing', 'detail'])) {
    const ratio = large[what] / small[what];
    if (large[what] > budget[what])
      failures.push(`${kind}: ${what} takes ${large[what].toFixed(1)} ms, may take ${budget[what]}`);
    if (ratio > highestRatio)
      failures.push(`${kind}: ${what} takes ${ratio.toFixed(1)} times the small database's`);
    console.log(`${kind}: ${what} ${ratio.toFixed(2)} × that of ${sizes[0]} items`);
  }
  large.plans.forEach((/** @type {string} */ plan, /** @type {number} */ index) => {
    if (/Seq Scan/.test(plan))
      failures.push(`${kind}: ${JSON.stringify(listings[index])} reads a whole table\n${plan}`);
  });
}
await server.stop();
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** @param {number} size */
async function createDatabase(size) {
  const name = `bench_${size}`;
  const admin = await openClient(server.url);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server.url);
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
