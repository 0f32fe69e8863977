// Adds up what the runners report. Whatever ran without saying how it went counts as a failure.
import fs from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @param {Partial<Count>} count @returns {Count} */
export const count = ({ passed = 0, failed = 0, skipped = 0 }) => ({ passed, failed, skipped });

/** @param {boolean} good @returns {Count} a check that is one test */
export const one = (good) => count(good ? { passed: 1 } : { failed: 1 });

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    count({}),
  );

/**
 * A file that could not be loaded has no test results: it counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests?: number, numTodoTests?: number,
 *   testResults?: Array<{ status: string, assertionResults: unknown[] }> }} report vitest's JSON report
 */
export const ofVitest = (report) =>
  count({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      (report.testResults ?? []).filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  });

/**
 * A test that passes only sometimes has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 *   Playwright's JSON report
 */
export const ofPlaywright = ({ stats, errors = [] }) =>
  count({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected + stats.flaky === 0 ? errors.length : 0),
    skipped: stats.skipped,
  });

/**
 * @template Report
 * @param {string} file a runner's JSON report
 * @param {(report: Report) => Count} read
 * @param {boolean} exitedWell what the runner's exit code says
 */
export function fromFile(file, read, exitedWell) {
  let counted;
  try {
    counted = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return count({ failed: 1 });
  }
  return !exitedWell && counted.failed === 0 ? sum([counted, one(false)]) : counted;
}

/**
 * @param {Array<{ project: string, target: string, good: boolean }>} tasks of one Nx run
 * @param {boolean} exitedWell
 * @param {(project: string) => string} unitReport where a project's test task writes its report
 */
export function ofTasks(tasks, exitedWell, unitReport) {
  const total = sum(
    tasks.map(({ project, target, good }) =>
      target === 'test' ? fromFile(unitReport(project), ofVitest, good) : one(good),
    ),
  );
  return !exitedWell && total.failed === 0 ? sum([total, one(false)]) : total;
}
