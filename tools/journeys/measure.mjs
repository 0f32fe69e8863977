// Measures one feed in a separate process, to measure its memory: `node tools/journeys/measure.mjs <folder>
// <mrt|city>` prints a line of JSON.
import { cityDay, cityQuestions } from './city-feed.mjs';
import { loadJourneys } from './load.mjs';

const [, , folder = '', kind = ''] = process.argv;
const { createPlanner, findJourneys, openFolder, readFeed } = await loadJourneys();
const megabyte = 1024 * 1024;

const from = performance.now();
let feed = readFeed(openFolder(folder));
const readMilliseconds = performance.now() - from;
const planner = createPlanner(feed);
const loadMilliseconds = performance.now() - from;
feed = undefined;
globalThis.gc?.();
const memory = process.memoryUsage();

const modes = ['depart', 'arrive', 'last'];
const results = Object.fromEntries(modes.map((mode) => [mode, kind === 'city' ? city(mode) : mrt(mode)]));
console.log(
  JSON.stringify({
    readMilliseconds,
    loadMilliseconds,
    megabytesInUse: (memory.heapUsed + memory.external) / megabyte,
    megabytesAtPeak: process.resourceUsage().maxRSS / 1024,
    results,
  }),
);

/** Every ordered pair of stations, at times spread over the day. @param {string} mode */
function mrt(mode) {
  const codes = [...planner.network.stations.keys()];
  const pairs = codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })));
  const ask = (/** @type {number} */ index) => ({
    .../** @type {{ from: string, to: string }} */ (pairs[index % pairs.length]),
    date: '2026-11-20',
    time: (index * 977) % 86_400,
    mode,
  });
  return time(ask, { warm: 3000, asked: pairs.length });
}

/** @param {string} mode */
function city(mode) {
  const asks = cityQuestions().map((question) => ({ ...question, date: cityDay, mode }));
  return time((index) => asks[index], { warm: 200, asked: asks.length });
}

/**
 * Each query runs five times and the fastest counts, to exclude other load on the machine.
 * @param {(index: number) => unknown} ask
 * @param {{ warm: number, asked: number }} counts
 */
function time(ask, { warm, asked }) {
  for (let index = 0; index < warm; index += 1) findJourneys(planner, ask(index));
  /** @type {number[]} */
  const times = [];
  let found = 0;
  for (let index = 0; index < asked; index += 1) {
    const query = ask(index);
    let fastest = Number.POSITIVE_INFINITY;
    let isFound = false;
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now();
      ({ isFound } = findJourneys(planner, query));
      fastest = Math.min(fastest, performance.now() - start);
    }
    times.push(fastest);
    if (isFound) found += 1;
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)];
  return { asked, found, p50: at(0.5), p99: at(0.99) };
}
