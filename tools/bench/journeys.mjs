// Measures journey queries on the site's feed (between own stations, between all, between places) and on one of the
// size of a large city, and minotor, another JavaScript
// planner, on the latter. Results are complete: all legs, fares, and the last departure.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { zipSync } from 'fflate';
import { bootstrap, root } from '../bootstrap.mjs';
import { build } from '../build.mjs';
import { writeCityFeed } from '../journeys/city-feed.mjs';

/** Milliseconds for loading, and per query at the 50th and 99th percentile; megabytes at the peak. */
const budgets = {
  site: { load: 200, p50: 0.5, p99: 1, megabytes: 500 },
  city: { load: 8000, p50: 4, p99: 25, megabytes: 500 },
};
const minotor = 'minotor@1.0.7';

await bootstrap();
await build('@raang/journeys');
const tools = path.join(root, 'tools', 'journeys');
const cityFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'city-'));
writeCityFeed(cityFolder);
const failures = [
  ...(await measure('site', path.join(root, 'apps', 'site', 'network', 'gtfs'), ['bem', 'ebm', 'nbm'])),
  ...(await measure('city', cityFolder)),
];
await measureMinotor();
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/**
 * @param {keyof typeof budgets} name
 * @param {string} folder
 * @param {string[]} ownAgencies whose stations are the authority's own
 * @returns {Promise<string[]>} what is over budget
 */
async function measure(name, folder, ownAgencies = []) {
  const args = ['--expose-gc', path.join(tools, 'measure.mjs'), folder, name, ...ownAgencies];
  const found = await runForJson(args);
  if (!found) return [`${name}: could not be measured`];
  const { load, p50, p99, megabytes } = budgets[name];
  const { loadMilliseconds, megabytesInUse, megabytesAtPeak, results } = found;
  console.log(
    `${name}: loaded in ${loadMilliseconds.toFixed(0)} ms, ${megabytesInUse.toFixed(0)} MB in use, ` +
      `${megabytesAtPeak.toFixed(0)} MB at the peak`,
  );
  const over = [];
  if (loadMilliseconds > load) over.push(`loading takes ${loadMilliseconds.toFixed(0)} ms, may take ${load}`);
  if (megabytesAtPeak > megabytes) over.push(`needs ${megabytesAtPeak.toFixed(0)} MB, may need ${megabytes}`);
  for (const [group, byMode] of Object.entries(results)) {
    for (const [mode, times] of Object.entries(byMode)) {
      const what = `${group}, ${mode}`;
      const ratio = results.own ? `, ${(times.p50 / results.own[mode].p50).toFixed(1)} × own` : '';
      console.log(`${name}, ${what}: ${print(times)}${ratio}`);
      if (times.p50 > p50) over.push(`${what} takes ${times.p50.toFixed(2)} ms at p50, may take ${p50}`);
      if (times.p99 > p99) over.push(`${what} takes ${times.p99.toFixed(2)} ms at p99, may take ${p99}`);
      if (times.found < times.asked) over.push(`${what}: ${times.asked - times.found} without a result`);
    }
  }
  return over.map((text) => `${name}: ${text}`);
}

/** Comparison, if minotor can be installed; this repository does not depend on it. */
async function measureMinotor() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minotor-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const npm = ['install', minotor, '--prefix', folder, '--no-audit', '--no-fund'];
  if ((await execa('npm', npm, { reject: false })).failed) {
    console.log(`minotor: not measured, since \`npm install ${minotor}\` failed`);
    return;
  }
  const archive = path.join(folder, 'city.zip');
  const files = fs
    .readdirSync(cityFolder)
    .map((file) => [file, fs.readFileSync(path.join(cityFolder, file))]);
  fs.writeFileSync(archive, zipSync(Object.fromEntries(files), { level: 1 }));
  const found = await runForJson([path.join(tools, 'measure-minotor.mjs'), folder, archive], 'ignore'); // 100 MB of warnings
  if (!found) console.log('minotor: could not be measured');
  else
    console.log(
      `minotor on the city, earliest arrival only: loaded in ${found.loadMilliseconds.toFixed(0)} ms, ` +
        `${found.megabytesAtPeak.toFixed(0)} MB at the peak; ${print(found)}`,
    );
}

/** @param {{ p50: number, p99: number, found: number, asked: number }} times */
function print({ p50, p99, found, asked }) {
  return `p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (${found} of ${asked} answered)`;
}

/** @param {string[]} args @param {'inherit' | 'ignore'} stderr */
async function runForJson(args, stderr = 'inherit') {
  const { failed, stdout } = await execa(process.execPath, args, { stderr, reject: false });
  // one line among the library's own output
  const json = stdout.split('\n').find((line) => line.startsWith('{'));
  return failed || !json ? undefined : JSON.parse(json);
}
