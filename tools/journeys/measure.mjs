// Measures one feed in a separate process, to measure its memory: `node tools/journeys/measure.mjs <folder>
// <site|city>` prints a line of JSON.
import { cityDay, cityQuestions } from './city-feed.mjs';
import { loadJourneys } from './load.mjs';

const [, , folder = '', kind = '', ...ownAgencies] = process.argv;
const { createNetwork, createPlanner, findJourneys, openFolder, readFeed } = await loadJourneys();
const megabyte = 1024 * 1024;

const from = performance.now();
let feed = readFeed(openFolder(folder));
const readMilliseconds = performance.now() - from;
const planner = createPlanner(feed, createNetwork(feed, ownAgencies));
const loadMilliseconds = performance.now() - from;
feed = undefined;
globalThis.gc?.();
const memory = process.memoryUsage();

const modes = ['depart', 'arrive', 'last'];
const groups = kind === 'city' ? { city } : { own, whole, places };
const results = Object.fromEntries(
  Object.entries(groups).map(([name, measure]) => [
    name,
    Object.fromEntries(modes.map((mode) => [mode, measure(mode)])),
  ]),
);
console.log(
  JSON.stringify({
    readMilliseconds,
    loadMilliseconds,
    megabytesInUse: (memory.heapUsed + memory.external) / megabyte,
    megabytesAtPeak: process.resourceUsage().maxRSS / 1024,
    results,
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

/** @param {string[]} codes @param {string} mode */
function between(codes, mode) {
  const pairs = codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })));
  // prime to the numbers of stations, so that each is a start and an end
  return ask(
    pairs.filter((_, index) => index % 5 === 0),
    mode,
  );
}

/** At times spread over the day. @param {{ from: unknown, to: unknown }[]} ends @param {string} mode */
function ask(ends, mode) {
  const query = (/** @type {number} */ index) => ({
    ...ends[index % ends.length],
    date: '2026-11-20',
    time: (index * 977) % 86_400,
    mode,
  });
  return time(query, { warm: 3000, asked: ends.length });
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
