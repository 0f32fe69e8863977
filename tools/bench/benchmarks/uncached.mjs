// Measures pages that are not kept: the CPU time of the server, uncompressed, which other work on the machine hardly
// changes, and what a browser waits for, compressed. The yardstick is a plain TanStack Start page with 30 cards.
import path from 'node:path';
import { execa } from 'execa';
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds, pinToOneCore } from '../../pages/process-time.mjs';
import { startServer, startSite } from '../../pages/site-process.mjs';
import { median, percentile, result } from '../results.mjs';
import { itemPaths, journeyPath, locale, stationCodes } from '../site-addresses.mjs';

/** CPU milliseconds of the promise, on a machine where the yardstick takes this long (product: speed). */
const yardstickOfPromise = 1.58;
const budgets = { listing: 1, home: 1.5, station: 1.5, stations: 1.5, places: 1.5, journey: 2 };
/** Milliseconds to wait for a compressed page, at the median. */
const waitBudget = 5;
/** Until the engine has compiled what pages need; the first requests take twice the time. */
const warmRounds = 250;
const rounds = 150;
/** The fastest turn counts, to exclude other work on the machine. */
const turns = 3;
const waitRounds = 100;
/** Distinct pictures. */
const pictureWidths = [32, 40, 48, 64, 80, 96, 128, 160, 200, 240, 256, 320];
const pictureQualities = [40, 50, 60, 70, 80, 90];

/** @typedef {import('../../pages/site-process.mjs').Server} Server */

export default async function measure() {
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  const yardstick = await startYardstick();
  await pinToOneCore(site.pid, yardstick.pid);
  const client = createClient(site.origin);
  const plainPage = () => '/';
  const [stations, items] = [await stationCodes(client), await itemPaths(client)];
  /** @type {Record<string, (round: number) => string>} */
  const pages = {
    listing: (round) => `/${locale(round)}/updates/news`,
    home: (round) => `/${locale(round)}`,
    station: (round) => `/${locale(round)}/stations/${stations[round % stations.length]}`,
    stations: (round) => `/${locale(round)}/stations`,
    places: (round) => `/${locale(round)}/travel/recommended-places`,
    journey: (round) => journeyPath(stations, round),
    item: (round) => `/${locale(round)}${items[round % items.length]}`,
    status: (round) => `/${locale(round)}/service-status`,
    search: (round) => `/${locale(round)}/search?q=${stations[round % stations.length]}`,
  };
  for (const page of Object.values(pages)) await cpuPerRequest(site, page, warmRounds);
  await cpuPerRequest(yardstick, plainPage, warmRounds);
  const plain = [];
  /** @type {Record<string, number[]>} */
  const measured = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    plain.push(await cpuPerRequest(yardstick, plainPage, rounds));
    for (const [name, page] of Object.entries(pages))
      measured[name].push(await cpuPerRequest(site, page, rounds));
  }
  const fastestPlain = Math.min(...plain);
  const results = [
    result('yardstick: a plain TanStack Start page of 30 cards, CPU', 'ms', fastestPlain),
    result('yardstick: slowest of all turns, CPU', 'ms', Math.max(...plain)),
  ];
  for (const [name, page] of Object.entries(pages)) {
    const cpu = Math.min(...measured[name]);
    const promise = /** @type {Record<string, number>} */ (budgets)[name];
    const budget = promise && { atMost: Number((promise / yardstickOfPromise).toFixed(2)) };
    results.push(result(`${name}: CPU`, 'ms', cpu, { ratio: cpu / fastestPlain, ...budget }));
    const waits = await waitsFor(client, page);
    results.push(result(`${name}, compressed: p50`, 'ms', median(waits), { atMost: waitBudget }));
    results.push(result(`${name}, compressed: p95`, 'ms', percentile(waits, 0.95)));
    console.log(`${name}: ${cpu.toFixed(2)} ms CPU, ${median(waits).toFixed(2)} ms to wait`);
  }
  results.push(...(await measurePictures(site)));
  client.close();
  await yardstick.stop();
  await site.stop();
  return results;
}

/**
 * CPU milliseconds of the server per request, one request after the other.
 * @param {Server} server
 * @param {(round: number) => string} addressOf
 * @param {number} count
 */
async function cpuPerRequest({ origin, pid }, addressOf, count) {
  const client = createClient(origin);
  const before = cpuMilliseconds(pid);
  for (let round = 0; round < count; round += 1) await client.read(addressOf(round));
  client.close();
  return (cpuMilliseconds(pid) - before) / count;
}

/** @param {ReturnType<typeof createClient>} client @param {(round: number) => string} addressOf */
async function waitsFor(client, addressOf) {
  const waits = [];
  for (let round = 0; round < waitRounds; round += 1)
    waits.push((await client.read(addressOf(round), { 'accept-encoding': 'br' })).milliseconds);
  return waits;
}

/** Pictures that were not made yet. @param {Server} site */
async function measurePictures(site) {
  const pictures = pictureQualities.flatMap((quality) =>
    pictureWidths.map((width) => `/_ipx/f_webp,w_${width},q_${quality}/icon-512.png`),
  );
  await cpuPerRequest(site, () => '/_ipx/f_webp,w_320,q_75/icon-512.png', 1); // loads sharp
  const cpu = await cpuPerRequest(site, (round) => pictures[round] ?? '', pictures.length);
  return [result('a new picture of up to 320 px: CPU', 'ms', cpu)];
}

async function startYardstick() {
  const folder = path.join(import.meta.dirname, '..', 'plain-start');
  await execa('vite', ['build', '-c', path.join(folder, 'vite.config.mjs')], { cwd: folder });
  return startServer([path.join(folder, 'serve.mjs')], { NODE_ENV: 'production' });
}
