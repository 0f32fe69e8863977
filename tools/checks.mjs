// Runs checks in one run of Nx, for `npm test` and `npm run check`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * @param {string[]} command of Nx, such as `['affected', '--targets', 'lint,test']`
 * @param {Record<string, string | undefined>} environment
 * @returns how each task ended, and whether the run as a whole was good
 */
export async function runChecks(command, environment) {
  const { execa } = await import('execa'); // installed by bootstrap
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'raang-checks-')), 'tasks.json');
  const { exitCode } = await execa('nx', [...command, '--parallel=2', '--output-style=static'], {
    cwd: root,
    // without a process for each of our plugins it starts in a third of the time
    env: { ...environment, NX_TASK_REPORT: report, NX_ISOLATE_PLUGINS: 'false' },
    stdio: 'inherit',
    reject: false,
  });
  /** @type {import('./report.mjs').Task[]} */
  const tasks = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : [];
  return { tasks, isGood: exitCode === 0 };
}
