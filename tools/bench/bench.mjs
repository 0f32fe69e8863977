// `npm run bench [name …]` measures what the product promises, each benchmark in a process of its own, and prints one
// table. It fails if anything is over budget. `npm run bench -- compare <one> <other>` compares two runs, each by a file
// or by the first characters of a commit. `npm run bench -- list` names the benchmarks.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap, fail } from '../bootstrap.mjs';
import { benchmarks } from './list.mjs';
import { compare, conditionsOf, result, tableOf } from './results.mjs';
import { currentCommit, readRun, saveRun } from './runs.mjs';

await bootstrap();
const { execa } = await import('execa');
const [command, ...rest] = process.argv.slice(2);
if (command === 'list') list();
else if (command === 'compare') await compareRuns();
else await measure(process.argv.slice(2));

function list() {
  for (const [name, what] of Object.entries(benchmarks)) console.log(`${name.padEnd(14)}${what}`);
}

async function compareRuns() {
  const [before, after] = rest;
  if (!before || !after) fail('usage: npm run bench -- compare <file or commit> <file or commit>');
  console.log(compare(readRun(before), readRun(after)));
}

/** @param {string[]} asked all if none */
async function measure(asked) {
  const names = asked.length > 0 ? asked : Object.keys(benchmarks);
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown) fail(`unknown benchmark ${unknown}; choose from ${Object.keys(benchmarks).join(', ')}`);
  /** @type {import('./results.mjs').Run} */
  const run = { commit: await currentCommit(), benchmarks: {} };
  for (const name of names) {
    console.log(`\n━━ ${name}: ${benchmarks[name]} ━━`);
    run.benchmarks[name] = await measureAlone(name);
    saveRun(run); // a run that is broken off keeps what it has
  }
  const file = saveRun(run);
  console.log(`\n${conditionsOf(run)}\n\n${tableOf(run)}\n\n${file}`);
  const results = Object.values(run.benchmarks).flatMap((measured) => measured.results);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}

/** A benchmark that breaks off is a failed result. @param {string} name */
async function measureAlone(name) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-')), 'measured.json');
  const args = ['--expose-gc', path.join(import.meta.dirname, 'measure-one.mjs'), name, file];
  await execa(process.execPath, args, { stdio: 'inherit', reject: false });
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const { measureMachine } = await import('./machine.mjs');
  const machine = await measureMachine(async () => {});
  return { at: new Date().toISOString(), machine, results: [result('broke off', 'runs', NaN)] };
}
