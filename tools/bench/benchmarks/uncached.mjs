// Measures pages that are not kept: the CPU time of the server, uncompressed, which other work on the machine hardly
// changes, and what a browser waits for, compressed. The yardstick is a plain TanStack Start page of 30 cards.
import { createClient } from '../../pages/client.mjs';
import { cpuMilliseconds, pinToOneCore } from '../../pages/process-time.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { plainPage, startPlainPage } from '../plain-start/start.mjs';
import { percentile, result } from '../results.mjs';
import { itemPaths, journeyPath, locale, stationCodes } from '../site-addresses.mjs';

/** CPU time beside the plain page's (product: speed). @type {Record<string, number>} */
const budgets = { listing: 0.63, home: 0.95, station: 0.95, stations: 0.95, places: 0.95, journey: 1.27 };
/** To wait for a compressed page, at the median, beside the plain page without compression: 5 ms where that takes 1.7. */
const waitBudget = 3;
/** Until the engine has compiled what pages need; the first requests take twice the time. */
const warmRounds = 250;
const rounds = 150;
/** The fastest turn counts, to exclude other work on the machine. */
const turns = 3;
const waitRounds = 100;
/** Distinct pictures. */
const pictureWidths = [32, 40, 48, 64, 80, 96, 128, 160, 200, 240, 256, 320];
const pictureQualities = [40, 50, 60, 70, 80, 90];

/**
 * @typedef {import('../../pages/site-process.mjs').Server} Server
 * @typedef {ReturnType<typeof createClient>} Client
 */

export default async function measure() {
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  const yardstick = await startPlainPage();
  await pinToOneCore(site.pid, yardstick.pid);
  const client = createClient(site.origin);
  const plainClient = createClient(yardstick.origin);
  const plainAddress = () => '/';
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
  await cpuPerRequest(yardstick, plainAddress, warmRounds);
  const plain = [];
  /** @type {Record<string, number[]>} */
  const measured = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    plain.push(await cpuPerRequest(yardstick, plainAddress, rounds));
    for (const [name, page] of Object.entries(pages))
      measured[name].push(await cpuPerRequest(site, page, rounds));
  }
  const fastestPlain = Math.min(...plain);
  const beside = plainPage(fastestPlain);
  const results = [
    result('yardstick: a plain TanStack Start page of 30 cards, CPU', 'ms', fastestPlain),
    result('yardstick: slowest of all turns, CPU', 'ms', Math.max(...plain)),
  ];
  for (const [name, page] of Object.entries(pages)) {
    const cpu = Math.min(...measured[name]);
    const budget = budgets[name];
    results.push(result(`${name}: CPU`, 'ms', cpu, { beside, ...(budget && { atMost: budget }) }));
    const waits = await waitsFor(client, page, plainClient);
    results.push(waitResult(name, waits, 0.5, { atMost: waitBudget }), waitResult(name, waits, 0.95));
  }
  results.push(result('a new picture of up to 320 px: CPU', 'ms', await cpuPerPicture(site), { beside }));
  client.close();
  plainClient.close();
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

/**
 * Milliseconds by the clock. The plain page is asked for in turn, so that other work on the machine disturbs both.
 * @param {Client} client @param {(round: number) => string} addressOf @param {Client} plainClient
 */
async function waitsFor(client, addressOf, plainClient) {
  const [ours, plain] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = 0; round < waitRounds; round += 1) {
    ours.push((await client.read(addressOf(round), { 'accept-encoding': 'br' })).milliseconds);
    plain.push((await plainClient.read('/')).milliseconds);
  }
  return { ours, plain };
}

/**
 * @param {string} name @param {Awaited<ReturnType<typeof waitsFor>>} waits @param {number} share
 * @param {import('../results.mjs').Limit} [limit]
 */
function waitResult(name, { ours, plain }, share, limit) {
  const beside = plainPage(percentile(plain, share));
  return result(`${name}, compressed: p${share * 100}`, 'ms', percentile(ours, share), { beside, ...limit });
}

/** Pictures that were not made yet. @param {Server} site */
async function cpuPerPicture(site) {
  const pictures = pictureQualities.flatMap((quality) =>
    pictureWidths.map((width) => `/_ipx/f_webp,w_${width},q_${quality}/icon-512.png`),
  );
  await cpuPerRequest(site, () => '/_ipx/f_webp,w_320,q_75/icon-512.png', 1); // loads sharp
  return cpuPerRequest(site, (round) => pictures[round] ?? '', pictures.length);
}
