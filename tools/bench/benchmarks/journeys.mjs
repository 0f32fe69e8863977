// Measures journey queries on the site's feed (between own stations, between all, between places) and on one of the
// size of a large city, and minotor, another JavaScript planner, on the latter. Results are complete: all legs, fares,
// and the last departure.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { zipSync } from 'fflate';
import { root } from '../../bootstrap.mjs';
import { build } from '../../build.mjs';
import { writeCityFeed } from '../../journeys/city-feed.mjs';
import { calculation } from '../calculation.mjs';
import { percentile, result } from '../results.mjs';
import { timeResult } from '../times.mjs';

/** Fixed calculations for loading, and per query at the 50th and 99th percentile; megabytes at the peak. */
const budgets = {
  site: { load: 14, p50: 0.035, p99: 0.07, megabytes: 500 },
  city: { load: 550, p50: 0.28, p99: 1.7, megabytes: 500 },
};
/** How many times a single search the ways to choose from may take, both at the 99th percentile. */
const mostSearches = 15;
const minotor = 'minotor@1.0.7';

const measures = path.join(import.meta.dirname, '..', 'journeys');

export default async function measure() {
  await build('@raang/journeys');
  const cityFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'city-'));
  writeCityFeed(cityFolder);
  const siteFolder = path.join(root, 'apps', 'site', 'network', 'gtfs');
  return [
    ...(await measureFeed('site', siteFolder, ['bem', 'ebm', 'nbm'])),
    ...(await measureFeed('city', cityFolder)),
    ...(await measureMinotor(cityFolder)),
  ];
}

/**
 * @param {keyof typeof budgets} name
 * @param {string} folder
 * @param {string[]} ownAgencies whose stations are the authority's own
 */
async function measureFeed(name, folder, ownAgencies = []) {
  const args = ['--expose-gc', path.join(measures, 'measure.mjs'), folder, name, ...ownAgencies];
  const found = await runForJson(args);
  if (!found) return [result(`${name}: broke off`, 'runs', NaN)];
  const { load, p50, p99, megabytes } = budgets[name];
  const { calculationMilliseconds, loadMilliseconds, megabytesInUse, megabytesAtPeak, results, ways } = found;
  const measured = [
    result(`${name}: loaded`, 'ms', loadMilliseconds, {
      beside: calculation(calculationMilliseconds),
      atMost: load,
    }),
    result(`${name}: in use`, 'MB', megabytesInUse),
    result(`${name}: at the peak`, 'MB', megabytesAtPeak, { atMost: megabytes }),
  ];
  if (ways) measured.push(...waysResults(name, ways, results.whole.depart));
  for (const [group, byMode] of Object.entries(
    /** @type {Record<string, Record<string, Answers>>} */ (results),
  )) {
    for (const [mode, { times, found, asked }] of Object.entries(byMode)) {
      const what = `${name}, ${group}, ${mode}`;
      measured.push(
        timeResult(what, times, 0.5, { atMost: p50 }),
        timeResult(what, times, 0.99, { atMost: p99 }),
        result(`${what}: answered`, 'of all', found / asked, { atLeast: 1 }),
      );
    }
  }
  return measured;
}

/**
 * The ways to choose from, beside the single searches that they consist of.
 * @param {string} name @param {Answers} ways @param {Answers} single
 */
function waysResults(name, ways, single) {
  const [all, one] = [ways, single].map(({ times }) => percentile(times.times, 0.99));
  return [
    timeResult(`${name}, ways`, ways.times, 0.5),
    timeResult(`${name}, ways`, ways.times, 0.99),
    result(`${name}, ways: p99 beside a single search`, '×', (all ?? NaN) / (one ?? NaN), {
      atMost: mostSearches,
    }),
    result(`${name}, ways: answered`, 'of all', ways.found / ways.asked, { atLeast: 1 }),
  ];
}

/** @typedef {{ times: import('../times.mjs').Times, found: number, asked: number }} Answers */

/** Comparison, if minotor can be installed; this repository does not depend on it. @param {string} cityFolder */
async function measureMinotor(cityFolder) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minotor-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const npm = ['install', minotor, '--prefix', folder, '--no-audit', '--no-fund'];
  if ((await execa('npm', npm, { reject: false })).failed) {
    console.log(`minotor: not measured, since \`npm install ${minotor}\` failed`);
    return [];
  }
  const archive = path.join(folder, 'city.zip');
  const files = fs
    .readdirSync(cityFolder)
    .map((file) => [file, fs.readFileSync(path.join(cityFolder, file))]);
  fs.writeFileSync(archive, zipSync(Object.fromEntries(files), { level: 1 }));
  const found = await runForJson([path.join(measures, 'measure-minotor.mjs'), folder, archive], 'ignore'); // 100 MB of warnings
  if (!found) {
    console.log('minotor: could not be measured');
    return [];
  }
  return [
    result('minotor on the city: loaded', 'ms', found.loadMilliseconds, {
      beside: calculation(found.calculationMilliseconds),
    }),
    result('minotor on the city: at the peak', 'MB', found.megabytesAtPeak),
    timeResult('minotor on the city, earliest arrival only', found.times, 0.5),
    timeResult('minotor on the city, earliest arrival only', found.times, 0.99),
  ];
}

/** @param {string[]} args @param {'inherit' | 'ignore'} stderr */
async function runForJson(args, stderr = 'inherit') {
  const { failed, stdout } = await execa(process.execPath, args, { stderr, reject: false });
  // one line among the library's own output
  const json = stdout.split('\n').find((line) => line.startsWith('{'));
  return failed || !json ? undefined : JSON.parse(json);
}
