import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countTasks } from './report.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const startTime = Date.now() - 1000;
const good = { numPassedTests: 3, numFailedTests: 0 };

/** A task whose runner wrote this report. */
function task(name: string, report: unknown, isGood = true) {
  const output = `libs/${name}/test-results/test.json`;
  const file = path.join(folder, output);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(report));
  return { isGood, startTime, outputs: [output] };
}

const count = (tasks: Parameters<typeof countTasks>[0], isGood = tasks.every((one) => one.isGood)) =>
  countTasks(tasks, isGood, folder);

describe('a task without a report is one check', () => {
  test.each([
    [true, { passed: 1, failed: 0 }],
    [false, { passed: 0, failed: 1 }],
  ])('that succeeds: %s', (isGood, counted) => {
    expect(count([{ isGood, startTime, outputs: ['libs/a/dist'] }])).toEqual(counted);
  });
});

describe("Vitest's report", () => {
  test('counts tests', () => {
    expect(count([task('some', { numPassedTests: 3, numFailedTests: 2 }, false)])).toEqual({
      passed: 3,
      failed: 2,
    });
  });
  test('a file that could not be loaded is one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(count([task('unloaded', { ...good, testResults }, false)])).toEqual({ passed: 3, failed: 1 });
  });
});

test("Playwright's report: a flaky test has failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 1 };
  expect(count([task('e2e', { stats }, false)])).toEqual({ passed: 4, failed: 3 });
});

describe('a failure is never lost', () => {
  test('a runner that failed without a failed test', () => {
    expect(count([task('error', good, false)])).toEqual({ passed: 3, failed: 1 });
  });
  test('a runner that succeeded without a report', () => {
    expect(count([{ isGood: true, startTime, outputs: ['libs/none/test-results/test.json'] }])).toEqual({
      passed: 0,
      failed: 1,
    });
  });
  test('a runner that crashed and left the report of an earlier run', () => {
    expect(count([{ ...task('earlier', good, false), startTime: Date.now() + 60_000 }])).toEqual({
      passed: 0,
      failed: 1,
    });
  });
  test('a task that did not run because another one failed', () => {
    expect(count([{ ...task('skipped', good, false), startTime: undefined }])).toEqual({
      passed: 0,
      failed: 1,
    });
  });
  test('a run that ended before any task', () => {
    expect(count([], false)).toEqual({ passed: 0, failed: 1 });
  });
});
