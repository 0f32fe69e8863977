// Counts what one run of Nx checked. A test runner's report counts by its tests, any other task as one check.
// A task that ran without saying how it went has failed.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ isGood: boolean, startTime?: number, outputs: string[] }} Task how a task ended (nx/task-report.mjs) */

/** @param {boolean} isGood @returns {Count} */
const one = (isGood) => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {Task[]} tasks
 * @param {boolean} isGood whether the run as a whole succeeded
 * @param {string} folder the workspace
 * @returns {Count}
 */
export function countTasks(tasks, isGood, folder) {
  const counts = tasks.map((task) => countTask(task, folder));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return { passed, failed: failed === 0 && !isGood ? 1 : failed };
}

/** @param {Task} task @param {string} folder @returns {Count} */
function countTask({ isGood, startTime = Infinity, outputs }, folder) {
  const output = outputs.find((name) => name.includes('test-results/'));
  if (!output) return one(isGood);
  const file = path.join(folder, output);
  // a task that failed may have left the report of an earlier run in its place
  const isThere = fs.existsSync(file) && (isGood || fs.statSync(file).mtimeMs >= startTime);
  if (!isThere) return one(false);
  const { passed, failed } = countTests(JSON.parse(fs.readFileSync(file, 'utf8')));
  return { passed, failed: failed === 0 && !isGood ? 1 : failed };
}

/** @param {any} report the JSON report of Playwright or Vitest @returns {Count} */
function countTests({ stats, numPassedTests, numFailedTests, testResults = [] }) {
  // a test that passes only sometimes has failed
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  // a file that could not be loaded has no tests that could fail: it is one failure
  const unloaded = testResults.filter(
    (/** @type {any} */ { status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
