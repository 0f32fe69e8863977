// Measures search, suggestions and the renewal of the index over HTTP: 10,000 documents on the embedded database, and
// 100,000 on PostgreSQL.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { loadApi, printError } from '../../api.mjs';
import { root } from '../../bootstrap.mjs';
import { startPostgres } from '../../postgres-server.mjs';
import { calculation } from '../calculation.mjs';
import { median, result } from '../results.mjs';
import { timeResult, timesOf } from '../times.mjs';

/**
 * Fixed calculations at the 95th percentile, and for the renewal from the commit to the first response with the change.
 */
const databases = [
  { kind: 'embedded', size: 10_000, budget: { search: 1.7, suggest: 0.7, renewal: 70 } },
  { kind: 'PostgreSQL', size: 100_000, budget: { search: 4, suggest: 4, renewal: 70 } },
];
/** A response during the renewal may take this much longer than the budget, since a slice is read in between. */
const slowest = 3.5;
const rounds = 400;
/** The fastest of these counts, to exclude other work on the machine. */
const turns = 3;

/** What people type: names, codes, several words, questions, typing mistakes, no tone marks, the wrong layout. */
const questions = [
  'ลาดพร้าว',
  'lat phrao',
  'sukumvit',
  'BL22',
  'bl 13',
  'ที่จอดรถ ลาดพร้าว',
  'ลิฟต์',
  'lift',
  'lift closed for works',
  'ค่าโดยสาร',
  'ห้องน้ำ สามย่าน',
  'บันไดเลือน',
  'escalatr sam yan',
  'l6-6,;bm',
  'where is the toilet at Tao Poon station',
  'สถานีเตาปูนมีห้องน้ำไหม',
  'พระราม9',
  'trains changed at rama 9',
  'xyzzy',
  'สีน้ำเงิน',
];

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
const feed = path.join(root, 'apps', 'site', 'network', 'gtfs');
const agent = new http.Agent({ keepAlive: true });
const now = () => new Date('2026-11-20T12:00:00+07:00');

export default async function measure() {
  const server = await startPostgres();
  const results = [];
  for (const { kind, size, budget } of databases) {
    const measured = await measureDatabase(kind === 'PostgreSQL' ? server.url : undefined, size);
    const name = `${kind}, ${size} documents`;
    const beside = calculation(median([...measured.search.calculations, ...measured.suggest.calculations]));
    results.push(
      timeResult(`${name}, search`, measured.search, 0.95, { atMost: budget.search }),
      timeResult(`${name}, suggest`, measured.suggest, 0.95, { atMost: budget.suggest }),
      result(`${name}, renewal`, 'ms', measured.renewal, { beside, atMost: budget.renewal }),
      result(`${name}, slowest during the renewal`, 'ms', measured.during, {
        beside,
        atMost: budget.search + slowest,
      }),
      result(`${name}, index loaded`, 'ms', measured.load, { beside }),
      result(`${name}, index`, 'MB', measured.megabytes),
    );
  }
  await server.stop();
  agent.destroy();
  return results;
}

/** @param {string | undefined} url @param {number} size */
async function measureDatabase(url, size) {
  const { createApi, createSearchSources, importFeedFrom, openDatabase, seedItems } = await loadApi();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-bench-'));
  const { db, close } = await openDatabase({ url, directory, onError: printError, statementTimeout: 0 });
  const searches = createSearchSources({ onError: printError });
  const api = createApi({
    db,
    now,
    onError: printError,
    publicUrl: 'https://www.example.org',
    secrets: [randomUUID()],
    files: undefined, // documents have none
    searchSource: searches.current,
  });
  const site = await listen(api);
  try {
    await seedItems(db, size);
    await importFeedFrom(db, { source: feed, now });
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const from = performance.now();
    await searches.newest(db);
    const load = performance.now() - from;
    collectGarbage();
    const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
    const counts = { turns, warm: 100 };
    const question = (/** @type {number} */ round) => questions[round % questions.length];
    const search = await timesOf(rounds, (round) => ask(site, '/search', question(round)), counts);
    const suggest = await timesOf(rounds, (round) => ask(site, '/search/suggest', typedIn(round)), counts);
    return {
      search,
      suggest,
      load,
      megabytes,
      ...(await measureRenewal(importFeedFrom, db, site, directory)),
    };
  } finally {
    await searches.stop();
    site.close();
    await close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

/** A question while it is typed. @param {number} round */
function typedIn(round) {
  const question = questions[round % questions.length] ?? '';
  return question.slice(0, 2 + (round % question.length));
}

/** Renames a station, and searches until it is found by its new name. */
async function measureRenewal(
  /** @type {any} */ importFeedFrom,
  /** @type {unknown} */ db,
  /** @type {http.Server} */ site,
  /** @type {string} */ directory,
) {
  const changed = path.join(directory, 'changed-feed');
  fs.cpSync(feed, changed, { recursive: true });
  const stops = path.join(changed, 'stops.txt');
  fs.writeFileSync(stops, fs.readFileSync(stops, 'utf8').replaceAll('เตาปูน', 'เตาปูนใหม่เอี่ยม'));
  await importFeedFrom(db, { source: changed, now, insteadOf: feed });
  const from = performance.now();
  let during = 0;
  for (;;) {
    const began = performance.now();
    const { items } = await ask(site, '/search', 'เตาปูนใหม่เอี่ยม');
    during = Math.max(during, performance.now() - began);
    if (items[0]?.title.text === 'เตาปูนใหม่เอี่ยม' || performance.now() - from > 10_000)
      return { renewal: performance.now() - from, during };
  }
}

/** Serves the API over HTTP. @param {{ handle: (request: Request) => Promise<Response> }} api */
async function listen(api) {
  const site = http.createServer(async (request, response) => {
    const { status, headers, body } = await api.handle(new Request(`http://localhost${request.url}`));
    response.writeHead(status, Object.fromEntries(headers));
    response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  return site;
}

/** @param {http.Server} site @param {string} route @param {string | undefined} q @returns {Promise<any>} */
function ask(site, route, q = '') {
  const { port } = /** @type {import('node:net').AddressInfo} */ (site.address());
  const query = new URLSearchParams({ q, lang: 'th' });
  return new Promise((resolve, reject) => {
    http
      .get(`http://127.0.0.1:${port}/api/v1${route}?${query}`, { agent }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          if (response.statusCode !== 200)
            reject(new Error(`${route} responded with ${response.statusCode}`));
          else resolve(JSON.parse(Buffer.concat(chunks).toString()));
        });
      })
      .on('error', reject);
  });
}
