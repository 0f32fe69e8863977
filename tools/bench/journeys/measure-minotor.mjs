// Runs the same queries with minotor in a separate process: `node tools/bench/journeys/measure-minotor.mjs <where it is
// installed> <archive of the city feed>` prints a line of JSON. Earliest arrival only.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { wallOfCalculation } from '../calculation.mjs';
import { timesOf } from '../times.mjs';
import { cityDay, cityQuestions } from '../../journeys/city-feed.mjs';

const [, , folder = '', archive = ''] = process.argv;
const home = path.join(folder, 'node_modules', 'minotor');
const { exports } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'));
const load = (/** @type {string} */ name) =>
  import(pathToFileURL(path.join(home, exports[name].import)).href);
const { Query, Router, Time } = await load('.');
const { GtfsParser } = await load('./parser');

/** The same limit as ours. */
const maxTransfers = 7;

const from = performance.now();
const { timetable, stopsIndex } = await new GtfsParser(archive).parse(new Date(`${cityDay}T12:00:00`));
const loadMilliseconds = performance.now() - from;
const calculationMilliseconds = wallOfCalculation();
const router = new Router(timetable, stopsIndex);

// slow enough that fewer queries suffice
const questions = cityQuestions().slice(0, 200);
const ask = (/** @type {(typeof questions)[number]} */ { from: origin, to, time }) => {
  const query = new Query.Builder()
    .from(origin)
    .to(to)
    .departureTime(Time.fromSeconds(time))
    .maxTransfers(maxTransfers)
    .build();
  return router.route(query).bestRoute()?.arrivalTime().toSeconds();
};
for (const question of questions.slice(0, 20)) ask(question);
const times = await timesOf(questions.length, (index) => ask(questions[index]), { turns: 5 });
const arrivals = questions.map(ask);
console.log(
  JSON.stringify({
    calculationMilliseconds,
    loadMilliseconds,
    megabytesAtPeak: process.resourceUsage().maxRSS / 1024,
    found: arrivals.filter((arrival) => arrival !== undefined).length,
    asked: questions.length,
    times,
  }),
);
