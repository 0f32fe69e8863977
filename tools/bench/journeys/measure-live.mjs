// Measures live trains on one feed in a separate process: `node tools/bench/journeys/measure-live.mjs <folder> <time>` prints a line of
// JSON. Each query is asked with and without live trains, one after the other, so that both meet the same machine.
import { asRead } from '../../simulate/as-read.ts';
import { feedAt } from '../../simulate/feeds.ts';
import { loadNetwork } from '../../simulate/load-network.ts';
import { wallOfCalculation } from '../calculation.mjs';
import { loadJourneys } from './load.mjs';

const [, , folder = '', at = ''] = process.argv;
const { createLiveTimetable, createPlanner, findJourneys, openFolder, readFeed, withLive } =
  await loadJourneys();
const queries = 1500;
const turns = 5;

const network = await loadNetwork(folder);
const now = network.momentOf(at);
const feed = feedAt({ network, seed: 1, scenario: 'usual' }, 'trip-updates', now);
const planned = createPlanner(readFeed(openFolder(folder)));
const calculationMilliseconds = wallOfCalculation();
const read = asRead(feed);
const matched = fastest(() => createLiveTimetable(planned.timetable, { tripUpdates: [read] }, now));
const live = withLive(planned, matched.result.live);
const [report] = matched.result.reports.tripUpdates;
console.log(
  JSON.stringify({
    calculationMilliseconds,
    trains: report.trains,
    patterns: [...matched.result.live.days.values()].map(({ patterns }) => patterns.count),
    updates: read.updates.length,
    matchMilliseconds: matched.milliseconds,
    times: ask(),
  }),
);

/** Times of all queries by planner, the fastest of some turns each. */
function ask() {
  const codes = [...planned.network.stations.keys()];
  /** @type {{ planned: number[], live: number[] }} */
  const times = { planned: [], live: [] };
  for (let index = 0; index < queries + 300; index += 1) {
    const query = {
      from: codes[(index * 61) % codes.length],
      to: codes[(index * 97 + 13) % codes.length],
      date: at.slice(0, 10),
      // within the hour that has live trains
      time: secondsOf(at) + ((index * 7) % 1800),
      mode: 'depart',
    };
    if (query.from === query.to) continue;
    let [byTimetable, byLive] = [Infinity, Infinity];
    for (let turn = 0; turn < turns; turn += 1) {
      byTimetable = Math.min(byTimetable, timeOf(planned, query));
      byLive = Math.min(byLive, timeOf(live, query));
    }
    // the first ones warm up
    if (index < 300) continue;
    times.planned.push(byTimetable);
    times.live.push(byLive);
  }
  return times;
}

/** @param {typeof planned} planner @param {object} query */
function timeOf(planner, query) {
  const from = performance.now();
  findJourneys(planner, query);
  return performance.now() - from;
}

/** Of a time such as `2026-11-30T08:00`. @param {string} text */
function secondsOf(text) {
  return clockSeconds(`${text.slice(11)}:00`);
}

/** @param {string} clock such as `08:00:00` */
function clockSeconds(clock) {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** @template Result @param {() => Result} work */
function fastest(work) {
  /** @type {Result | undefined} */
  let result;
  let milliseconds = Infinity;
  for (let turn = 0; turn < turns; turn += 1) {
    const from = performance.now();
    result = work();
    milliseconds = Math.min(milliseconds, performance.now() - from);
  }
  return { result: /** @type {Result} */ (result), milliseconds };
}
