// Measures the throughput of kept pages and pictures beside a bare `node:http` server that sends the same bytes, each on
// one core. The rounds of both alternate, so that other work on the machine disturbs both.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '../../pages/client.mjs';
import { countResponses } from '../../pages/load.mjs';
import { cpuMilliseconds, pinToOneCore } from '../../pages/process-time.mjs';
import { startServer, startSite } from '../../pages/site-process.mjs';
import { median, result } from '../results.mjs';

/** Share of a bare server's responses in the same time (product: speed). */
const budget = 0.85;
const rounds = 15;
const roundMilliseconds = 400;
const warmMilliseconds = 1000;

const pages = {
  home: '/th',
  listing: '/th/updates/news?q=cached',
  stations: '/th/stations',
  'lost report': '/th/contact/lost-asset',
  complaint: '/th/contact/report-complaint',
};
/** It comes from the disk cache, so it has no budget. */
const picture = '/_ipx/f_webp,w_320/icon-512.png';

/** @typedef {import('../../pages/site-process.mjs').Server} Server */

export default async function measure() {
  const site = await startSite();
  const client = createClient(site.origin);
  const results = [];
  for (const [name, address] of Object.entries(pages))
    results.push(...(await measureAddress(site, client, name, address, { atLeast: budget })));
  results.push(...(await measureAddress(site, client, 'picture', picture)));
  client.close();
  await site.stop();
  return results;
}

/**
 * @param {Server} site
 * @param {ReturnType<typeof createClient>} client
 * @param {string} name
 * @param {string} address
 * @param {import('../results.mjs').Limit} [limit]
 */
async function measureAddress(site, client, name, address, limit = {}) {
  const bare = await startBareServer(await client.read(address, { 'accept-encoding': 'br' }));
  await pinToOneCore(site.pid, bare.pid);
  await count(site, address, warmMilliseconds);
  await count(bare, address, warmMilliseconds);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({
      ours: await count(site, address, roundMilliseconds),
      least: await count(bare, address, roundMilliseconds),
    });
  await bare.stop();
  const share = median(pairs.map(({ ours, least }) => ours.responses / least.responses));
  const ours = cpuPerResponse(pairs.map((pair) => pair.ours));
  const least = cpuPerResponse(pairs.map((pair) => pair.least));
  return [
    result(`${name}: responses, of a bare server's`, '×', share, limit),
    result(`${name}: responses per CPU second, of a bare server's`, '×', least / ours, limit),
    result(`${name}: CPU per response`, 'ms', ours, { beside: { name: 'bare server', value: least } }),
  ];
}

/** @param {Server} server @param {string} address @param {number} milliseconds */
async function count({ origin, pid }, address, milliseconds) {
  const before = cpuMilliseconds(pid);
  const responses = await countResponses(origin, address, milliseconds);
  return { responses, cpu: cpuMilliseconds(pid) - before };
}

/** @param {{ responses: number, cpu: number }[]} counts */
function cpuPerResponse(counts) {
  const sum = (/** @type {'responses' | 'cpu'} */ name) =>
    counts.reduce((total, one) => total + one[name], 0);
  return sum('cpu') / sum('responses');
}

/** A bare server with this response, byte for byte. @param {import('../../pages/client.mjs').Answer} answer */
async function startBareServer({
  headers: { date: _1, connection: _2, 'keep-alive': _3, ...headers },
  body,
}) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'answer-')), 'answer.json');
  fs.writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
  return startServer([path.join(import.meta.dirname, '..', '..', 'pages', 'bare-server.mjs'), file]);
}
