// Measures one feed in a separate process, to measure its memory: `node tools/bench/journeys/measure.mjs <folder>
// <site|city>` prints a line of JSON.
import { wallOfCalculation } from '../calculation.mjs';
import { timesOf } from '../times.mjs';
import { cityDay, cityQuestions } from '../../journeys/city-feed.mjs';
import { loadJourneys } from './load.mjs';

const [, , folder = '', kind = '', ...ownAgencies] = process.argv;
const { createNetwork, createPlanner, findJourneys, findWaysBetween, openFolder, readFeed } =
  await loadJourneys();
const megabyte = 1024 * 1024;

const from = performance.now();
let feed = readFeed(openFolder(folder));
const planner = createPlanner(feed, createNetwork(feed, ownAgencies));
const loadMilliseconds = performance.now() - from;
feed = undefined;
globalThis.gc?.();
const memory = process.memoryUsage();
const calculationMilliseconds = wallOfCalculation();

const modes = ['depart', 'arrive', 'last'];
const groups = kind === 'city' ? { city } : { own, whole, places };
/** @type {Record<string, Record<string, unknown>>} */
const results = {};
for (const [name, measure] of Object.entries(groups)) {
  results[name] = {};
  for (const mode of modes) results[name][mode] = await measure(mode);
}
const ofWays = kind === 'city' ? undefined : await ways();
console.log(
  JSON.stringify({
    calculationMilliseconds,
    loadMilliseconds,
    megabytesInUse: (memory.heapUsed + memory.external) / megabyte,
    megabytesAtPeak: process.resourceUsage().maxRSS / 1024,
    results,
    ways: ofWays,
  }),
);

/** Between the authority's own stations. @param {string} mode */
function own(mode) {
  return between(
    [...planner.network.stations.values()].filter(({ isOwn }) => isOwn).map(({ code }) => code),
    mode,
  );
}

/** Between any two stations. @param {string} mode */
function whole(mode) {
  return between([...planner.network.stations.keys()], mode);
}

/** The ways to choose from between any two stations: fewer, since each has up to 15 searches. */
function ways() {
  return between([...planner.network.stations.keys()], 'depart', { find: findWaysBetween, step: 61 });
}

/** Between places with three stations each. @param {string} mode */
function places(mode) {
  /** @type {string[]} */
  const codes = [...planner.network.stations.keys()];
  const place = (/** @type {number} */ index, /** @type {string} */ id) =>
    [0, 1, 2].map((other) => ({
      station: codes[(index + other) % codes.length],
      walkSeconds: 240 + other * 180,
      place: id,
    }));
  // not around the same stations
  const ends = codes.flatMap((_, from) =>
    [31, 67, 101, 151].map((step) => ({ from: place(from, 'start'), to: place(from + step, 'end') })),
  );
  return ask(ends, mode);
}

/** @typedef {typeof findJourneys | typeof findWaysBetween} Find */

/**
 * @param {string[]} codes
 * @param {string} mode
 * @param {{ find?: Find, step?: number }} [how] the step is prime to the numbers of stations, so that each is a start and an end
 */
function between(codes, mode, { find, step = 5 } = {}) {
  const pairs = codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })));
  return ask(
    pairs.filter((_, index) => index % step === 0),
    mode,
    find,
  );
}

/**
 * At times spread over the day.
 * @param {{ from: unknown, to: unknown }[]} ends
 * @param {string} mode
 * @param {Find} [find]
 */
function ask(ends, mode, find) {
  const query = (/** @type {number} */ index) => ({
    ...ends[index % ends.length],
    date: '2026-11-20',
    time: (index * 977) % 86_400,
    mode,
  });
  return time(query, { warm: Math.min(3000, ends.length), asked: ends.length, find });
}

/** @param {string} mode */
function city(mode) {
  const asks = cityQuestions().map((question) => ({ ...question, date: cityDay, mode }));
  return time((index) => asks[index], { warm: 200, asked: asks.length });
}

/**
 * Each query runs five times and the fastest counts, to exclude other load on the machine.
 * @param {(index: number) => unknown} query
 * @param {{ warm: number, asked: number, find?: Find | undefined }} how
 */
async function time(query, { warm, asked, find = findJourneys }) {
  for (let index = 0; index < warm; index += 1) find(planner, query(index));
  const queries = Array.from({ length: asked }, (_, index) => query(index));
  let found = 0;
  const answer = (/** @type {number} */ index, /** @type {number} */ turn) => {
    const { isFound } = find(planner, queries[index]);
    if (isFound && turn === 0) found += 1;
  };
  const times = await timesOf(asked, answer, { turns: 5 });
  return { asked, found, times };
}
