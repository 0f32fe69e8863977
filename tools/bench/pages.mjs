// Measures uncached pages, and the throughput of cached ones relative to a bare `node:http` server. Run it on a quiet
// machine: other load is measured too; the ratio is affected least.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap } from '../bootstrap.mjs';
import { responsesPerSecond } from '../pages/load.mjs';
import { startServer, startSite } from '../pages/site-process.mjs';

/** Milliseconds at the median, and the share of a bare server's responses per second (product: speed). */
const budgets = { uncachedP50: 5, cachedShare: 0.85 };
const rounds = 300;
const roundMilliseconds = 1500;

await bootstrap();
const server = await startSite();
const site = server.origin;

/** @type {string[]} */
const failures = [];
const details = await detailAddresses();
/** Pages with a unique URL per request, so that none is cached. @type {Record<string, (round: number) => string>} */
const uncached = {
  listing: (round) => `/${locale(round)}/updates/news?q=n${round}`,
  detail: (round) => details[round % details.length],
  journey: (round) => `/${locale(round)}/search-departure?from=BL22&to=PP10&time=${timeOfDay(round)}`,
};
/** Pages that are requested repeatedly. */
const cached = {
  home: '/th',
  listing: '/th/updates/news?q=cached',
  station: '/th/stations',
  'lost report': '/th/contact/lost-asset',
  complaint: '/th/contact/report-complaint',
};

for (const [name, addressOf] of Object.entries(uncached)) {
  const times = await timesOf(addressOf);
  const p50 = percentile(times, 0.5);
  console.log(`${name}, uncached: p50 ${p50.toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`);
  if (p50 > budgets.uncachedP50)
    failures.push(`${name} takes ${p50.toFixed(1)} ms at p50, may take ${budgets.uncachedP50}`);
}
for (const [name, address] of Object.entries(cached)) {
  await settled(address);
  const bare = await startBareServer(address);
  const shares = [];
  for (let round = 0; round < 5; round += 1) {
    const ours = await responsesPerSecond(site, address, roundMilliseconds);
    const least = await responsesPerSecond(bare.origin, address, roundMilliseconds);
    // the first round warms up
    if (round > 0) shares.push({ ours, least, share: ours / least });
  }
  await bare.stop();
  const { ours, least, share } = shares.toSorted((a, b) => a.share - b.share)[Math.floor(shares.length / 2)];
  console.log(
    `${name}, cached: ${ours.toFixed(0)} responses/s, bare server ${least.toFixed(0)}: ${share.toFixed(2)}`,
  );
  if (share < budgets.cachedShare)
    failures.push(`${name}: ${share.toFixed(2)} of a bare server, must be ${budgets.cachedShare}`);
}
await server.stop();
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** Every item of the content in both languages. @returns {Promise<string[]>} */
async function detailAddresses() {
  const answer = await fetch(`${site}/api/v1/categories`);
  const groups = /** @type {{ slug: string, categories: { slug: string }[] }[]} */ (await answer.json());
  const places = groups.flatMap(({ slug, categories }) =>
    categories.map((category) => [slug, category.slug]),
  );
  const paths = await Promise.all(
    places.map(async ([group, category]) => {
      const listing = await fetch(`${site}/api/v1/categories/${group}/${category}/items?pageSize=50`);
      const { items } = /** @type {{ items: { id: string }[] }} */ (await listing.json());
      return items.map(({ id }) => `${group}/${category}/${id}`);
    }),
  );
  return paths.flat().flatMap((path) => [`/th/${path}`, `/en/${path}`]);
}

/** A time of day that no other round has. @param {number} round */
function timeOfDay(round) {
  const [hours, minutes] = [6 + (Math.floor(round / 60) % 16), round % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/**
 * Requests until the server has the final compression: the load generator relies on a constant length. @param
 * {string} address
 */
async function settled(address) {
  let before = '';
  for (let same = 0; same < 3;) {
    const response = await fetch(site + address, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    const length = response.headers.get('content-length') ?? '';
    same = length === before ? same + 1 : 0;
    before = length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** @param {number} round */
function locale(round) {
  return round % 2 === 0 ? 'th' : 'en';
}

/** Sequential requests with a browser's headers. @param {(round: number) => string} addressOf */
async function timesOf(addressOf) {
  const times = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const from = performance.now();
    const response = await fetch(site + addressOf(round), { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${addressOf(round)}: ${response.status}`);
    times.push(performance.now() - from);
  }
  return times.slice(rounds);
}

/** @param {number[]} times @param {number} share */
function percentile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
}

/** A bare server with the site's response for this URL, byte for byte. @param {string} address */
async function startBareServer(address) {
  const { default: http } = await import('node:http');
  /** @type {{ headers: object, body: string }} */
  const answer = await new Promise((resolve, reject) => {
    http
      .get(site + address, { headers: { 'accept-encoding': 'br' } }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const {
            date: _date,
            connection: _connection,
            'keep-alive': _keepAlive,
            ...headers
          } = response.headers;
          resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
        });
      })
      .on('error', reject);
  });
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'answer-')), 'answer.json');
  fs.writeFileSync(file, JSON.stringify(answer));
  return startServer([path.join(import.meta.dirname, '..', 'pages', 'bare-server.mjs'), file]);
}
