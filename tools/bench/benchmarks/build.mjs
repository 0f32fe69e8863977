// Measures the build after a change of one file, beside a build of everything. It changes a file of this clone and
// restores it: nothing else may build here meanwhile.
import fs from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { root } from '../../bootstrap.mjs';
import { result } from '../results.mjs';

/** A file of a library that few others use, and one of a library that nearly all use. */
const files = {
  'a view': 'libs/views/src/index.ts',
  'the domain': 'libs/domain/src/index.ts',
};

export default async function measure() {
  const whole = await secondsOf(['--skip-nx-cache']);
  const beside = { name: 'everything', value: whole };
  const nothing = await secondsOf([]);
  const results = [result('everything', 's', whole), result('nothing changed', 's', nothing, { beside })];
  for (const [name, file] of Object.entries(files)) {
    const affected = await whileChanged(path.join(root, file), () => secondsOf([]));
    results.push(result(`${name} changed`, 's', affected, { beside }));
  }
  await secondsOf([]); // the output of the restored files
  return results;
}

/** @param {string[]} args */
async function secondsOf(args) {
  const from = performance.now();
  await execa('nx', ['run-many', '-t', 'build', ...args], { cwd: root });
  return (performance.now() - from) / 1000;
}

/**
 * Exports one thing more for as long as `work` takes.
 * @param {string} file @param {() => Promise<number>} work
 */
async function whileChanged(file, work) {
  const source = fs.readFileSync(file);
  const restore = () => fs.writeFileSync(file, source);
  process.on('exit', restore).on('SIGINT', process.exit).on('SIGTERM', process.exit);
  fs.appendFileSync(file, `export const changedAt = ${Date.now()};\n`);
  try {
    return await work();
  } finally {
    restore();
    process.off('exit', restore).off('SIGINT', process.exit).off('SIGTERM', process.exit);
  }
}
