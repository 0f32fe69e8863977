// Files of runs: one per commit in `.data/bench`. A later run of some benchmarks replaces only their results.
import fs from 'node:fs';
import path from 'node:path';
import { fail, root } from '../bootstrap.mjs';

/** @typedef {import('./results.mjs').Run} Run */

const folder = path.join(root, '.data', 'bench');

/** The commit that is checked out; with a `+` if files differ from it. */
export async function currentCommit() {
  const { execa } = await import('execa'); // installed by bootstrap
  const git = async (/** @type {string[]} */ ...args) =>
    (await execa('git', args, { cwd: root, reject: false })).stdout ?? '';
  const commit = await git('rev-parse', '--short=10', 'HEAD');
  if (!commit) return 'no-commit';
  return (await git('status', '--porcelain')) ? `${commit}+` : commit;
}

/** @param {Run} run @param {string} [to] a folder @returns {string} the file */
export function saveRun(run, to = folder) {
  const file = path.join(to, `${run.commit}.json`);
  const before = fs.existsSync(file) ? /** @type {Run} */ (JSON.parse(fs.readFileSync(file, 'utf8'))) : run;
  fs.mkdirSync(to, { recursive: true });
  const benchmarks = { ...before.benchmarks, ...run.benchmarks };
  fs.writeFileSync(file, `${JSON.stringify({ ...run, benchmarks }, undefined, 2)}\n`);
  return file;
}

/** @param {string} name of a file, or the first characters of a commit @param {string} [from] a folder @returns {Run} */
export function readRun(name, from = folder) {
  const files = fs.existsSync(from) ? fs.readdirSync(from).filter((file) => file.startsWith(name)) : [];
  // the run of the commit itself comes before that of changed files
  const file = fs.existsSync(name) ? name : files.sort((one, other) => one.length - other.length)[0];
  if (!file) return fail(`no run ${name}: neither a file nor a commit with a file in ${from}`);
  return JSON.parse(fs.readFileSync(file === name ? name : path.join(from, file), 'utf8'));
}
