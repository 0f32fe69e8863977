import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { count, fromFile, ofPlaywright, ofTasks, ofVitest, sum } from './report.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, report: unknown) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

const good = { numPassedTests: 3, numFailedTests: 0 };

describe("vitest's report", () => {
  test('passed, failed and left out are told apart', () => {
    const report = { numPassedTests: 3, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(ofVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
  test('a file that could not be loaded is one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(ofVitest({ ...good, testResults })).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
});

describe("Playwright's report", () => {
  test('a flaky test has failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 1 };
    expect(ofPlaywright({ stats })).toEqual({ passed: 4, failed: 3, skipped: 1 });
  });
  test('an error outside of the tests is a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(ofPlaywright({ stats, errors: ['no tests found'] }).failed).toBe(1);
  });
});

describe('a report file', () => {
  test('that is missing is one failure, whatever the exit code', () => {
    expect(fromFile(path.join(folder, 'none.json'), ofVitest, true)).toEqual(count({ failed: 1 }));
  });
  test('without failures of a runner that failed has one failure more', () => {
    expect(fromFile(write('good.json', good), ofVitest, false)).toEqual(count({ passed: 3, failed: 1 }));
  });
});

describe('a run of Nx', () => {
  const unit = (project: string) => path.join(folder, `${project}.json`);
  write('a.json', good);

  test('lint, typecheck and build are one test each, unit tests count by their report', () => {
    const tasks = [
      { project: 'a', target: 'lint', good: true },
      { project: 'a', target: 'build', good: false },
      { project: 'a', target: 'test', good: true },
      { project: 'crashed', target: 'test', good: false },
    ];
    expect(ofTasks(tasks, false, unit)).toEqual(count({ passed: 4, failed: 2 }));
  });
  test('that ended before any task is a failure', () => {
    expect(ofTasks([], false, unit)).toEqual(count({ failed: 1 }));
  });
});

test('the sum of nothing is nothing', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
