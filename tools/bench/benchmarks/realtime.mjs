// Measures live trains on the site's feed and on one of the size of a large city: matching trip updates with the timetable, and
// journeys with and without them.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { root } from '../../bootstrap.mjs';
import { build } from '../../build.mjs';
import { cityDay, writeCityFeed } from '../../journeys/city-feed.mjs';
import { calculation } from '../calculation.mjs';
import { percentile, result } from '../results.mjs';

/** Fixed calculations to match; how many times a journey may take what it takes by the timetable alone. */
const budgets = {
  site: { match: 3, p50: 1.3, p99: 1.5 },
  city: { match: 80, p50: 1.3, p99: 1.5 },
};

export default async function measure() {
  await build('@raang/journeys');
  const cityFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'city-'));
  writeCityFeed(cityFolder);
  const siteFolder = path.join(root, 'apps', 'site', 'network', 'gtfs');
  return [
    ...(await measureFeed('site', siteFolder, '2026-11-30T08:00')),
    ...(await measureFeed('city', cityFolder, `${cityDay}T08:00`)),
  ];
}

/** @param {keyof typeof budgets} name @param {string} folder @param {string} at */
async function measureFeed(name, folder, at) {
  const script = path.join(import.meta.dirname, '..', 'journeys', 'measure-live.mjs');
  const { failed, stdout } = await execa(process.execPath, [script, folder, at], {
    stderr: 'inherit',
    reject: false,
  });
  if (failed) return [result(`${name}: broke off`, 'runs', NaN)];
  const found = JSON.parse(stdout);
  const beside = calculation(found.calculationMilliseconds);
  const { match, p50, p99 } = budgets[name];
  const times = (/** @type {number} */ share) => {
    const [live, planned] = ['live', 'planned'].map((one) => percentile(found.times[one], share));
    return (live ?? NaN) / (planned ?? NaN);
  };
  return [
    result(`${name}: trip updates`, 'trains', found.updates),
    result(`${name}: matched`, 'of all', found.trains / found.updates, { atLeast: 1 }),
    result(`${name}: matched with the timetable`, 'ms', found.matchMilliseconds, { beside, atMost: match }),
    result(`${name}, journeys: p50 beside the timetable alone`, '×', times(0.5), { atMost: p50 }),
    result(`${name}, journeys: p99 beside the timetable alone`, '×', times(0.99), { atMost: p99 }),
  ];
}
