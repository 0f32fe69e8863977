// Counts what one run of Nx checked and names what failed and why, since a log of thousands of lines hides it. A test runner's
// report counts by its tests, any other task as one check. A task without a valid report has failed.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failures: string[] }} Result */
/** @typedef {{ id: string, isGood: boolean, isCached?: boolean, startTime?: number, endTime?: number, outputs: string[] }} Task how a task ended (nx/task-report.mjs) */

/**
 * @param {Task[]} tasks
 * @param {boolean} isGood whether the run as a whole succeeded
 * @param {string} folder the workspace
 * @returns {Result} `failures` is empty only if the whole run succeeded
 */
export function summarise(tasks, isGood, folder) {
  const results = tasks.map((task) => resultOf(task, folder));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  return { passed, failures: isGood || failures.length > 0 ? failures : ['nx: it ended with an error'] };
}

/**
 * A line for each check: how many projects ran it, for how many minutes together, and how many results came from the cache.
 * @param {Task[]} tasks
 */
export function listByCheck(tasks) {
  const checks = Map.groupBy(tasks, ({ id }) => id.split(':')[1] ?? id);
  return [...checks].map(([check, ofCheck]) => {
    const ran = ofCheck.filter(({ isCached }) => !isCached);
    const milliseconds = ran.reduce(
      (sum, { startTime = 0, endTime = startTime }) => sum + endTime - startTime,
      0,
    );
    const minutes = (milliseconds / 60_000).toFixed(1);
    return `${check.padEnd(16)} ${ran.length} ran in ${minutes} min, ${ofCheck.length - ran.length} from the cache`;
  });
}

/** @param {Task} task @param {string} folder @returns {Result} */
function resultOf({ id, isGood, startTime = Infinity, outputs }, folder) {
  const output = outputs.find((name) => name.includes('test-results/'));
  if (!output) return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [id] };
  const file = path.join(folder, output);
  // a task that failed may have left the report of an earlier run in its place
  const isWritten = fs.existsSync(file) && (isGood || fs.statSync(file).mtimeMs >= startTime);
  if (!isWritten) return { passed: 0, failures: [`${id}: no report`] };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { passed, failures } = report.suites ? readPlaywright(report) : readVitest(report);
  if (!isGood && failures.length === 0) failures.push('an error outside of the tests');
  return { passed, failures: failures.map((failure) => `${id} › ${failure}`) };
}

/** A flaky test has failed. @param {any} report @returns {Result} */
function readPlaywright({ suites, stats }) {
  /** @param {any} suite @returns {string[]} */
  const failuresIn = ({ title, suites = [], specs }) => [
    ...suites.flatMap(failuresIn).map((/** @type {string} */ failure) => `${title} › ${failure}`),
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
        .map((/** @type {any} */ { projectName, results }) => {
          // a timeout is followed by the call that it interrupted
          const errors = results.flatMap((/** @type {any} */ result) => result.errors ?? []);
          const text = errors.map((/** @type {any} */ { message }) => message).join('\n');
          return `${title} › ${spec.title} (${projectName})${indent(text)}`;
        }),
    ),
  ];
  return { passed: stats.expected, failures: suites.flatMap(failuresIn) };
}

/** A file that could not be loaded has no tests that could fail: it is one failure. @param {any} report @returns {Result} */
function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap((/** @type {any} */ { name, status, assertionResults: tests }) => {
    const file = path.basename(name);
    const failed = tests.filter((/** @type {any} */ test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(
      (/** @type {any} */ { fullName, failureMessages: [error] }) => `${file} › ${fullName}${indent(error)}`,
    );
  });
  return { passed: numPassedTests, failures };
}

/** The first lines of an error, indented below what failed. @param {string} [error] */
function indent(error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8);
  return lines.map((line) => `\n    ${line.slice(0, 300)}`).join('');
}
