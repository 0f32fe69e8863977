// Measures journey queries on the site's feed (between own stations, between all, between places) and on one of the
// size of a large city, and minotor, another JavaScript
// planner, on the latter. Results are complete: all legs, fares, and the last departure.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { zipSync } from 'fflate';
import { root } from '../../bootstrap.mjs';
import { build } from '../../build.mjs';
import { writeCityFeed } from '../../journeys/city-feed.mjs';
import { result } from '../results.mjs';

/** Milliseconds for loading, and per query at the 50th and 99th percentile; megabytes at the peak. */
const budgets = {
  site: { load: 200, p50: 0.5, p99: 1, megabytes: 500 },
  city: { load: 8000, p50: 4, p99: 25, megabytes: 500 },
};
const minotor = 'minotor@1.0.7';

const tools = path.join(root, 'tools', 'journeys');

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
  const args = ['--expose-gc', path.join(tools, 'measure.mjs'), folder, name, ...ownAgencies];
  const found = await runForJson(args);
  if (!found) return [result(`${name}: broke off`, 'runs', NaN)];
  const { load, p50, p99, megabytes } = budgets[name];
  const { loadMilliseconds, megabytesInUse, megabytesAtPeak, results } = found;
  const measured = [
    result(`${name}: loaded`, 'ms', loadMilliseconds, { atMost: load }),
    result(`${name}: in use`, 'MB', megabytesInUse),
    result(`${name}: at the peak`, 'MB', megabytesAtPeak, { atMost: megabytes }),
  ];
  for (const [group, byMode] of Object.entries(
    /** @type {Record<string, Record<string, Times>>} */ (results),
  )) {
    for (const [mode, times] of Object.entries(byMode)) {
      const what = `${name}, ${group}, ${mode}`;
      measured.push(
        result(`${what}: p50`, 'ms', times.p50, { atMost: p50 }),
        result(`${what}: p99`, 'ms', times.p99, { atMost: p99 }),
        result(`${what}: answered`, 'of all', times.found / times.asked, { atLeast: 1 }),
      );
    }
  }
  return measured;
}

/** @typedef {{ p50: number, p99: number, found: number, asked: number }} Times */

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
  const found = await runForJson([path.join(tools, 'measure-minotor.mjs'), folder, archive], 'ignore'); // 100 MB of warnings
  if (!found) {
    console.log('minotor: could not be measured');
    return [];
  }
  return [
    result('minotor on the city: loaded', 'ms', found.loadMilliseconds),
    result('minotor on the city: at the peak', 'MB', found.megabytesAtPeak),
    result('minotor on the city, earliest arrival only: p50', 'ms', found.p50),
    result('minotor on the city, earliest arrival only: p99', 'ms', found.p99),
  ];
}

/** @param {string[]} args @param {'inherit' | 'ignore'} stderr */
async function runForJson(args, stderr = 'inherit') {
  const { failed, stdout } = await execa(process.execPath, args, { stderr, reject: false });
  // one line among the library's own output
  const json = stdout.split('\n').find((line) => line.startsWith('{'));
  return failed || !json ? undefined : JSON.parse(json);
}
