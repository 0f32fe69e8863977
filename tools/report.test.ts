import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listByCheck, summarise } from './report.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const id = 'ui:test';
const startTime = Date.now() - 1000;
const outputs = ['test-results/test.json'];

/** The summary of a run of one task, whose runner wrote this report, if any. */
function summary(task: { isGood: boolean; startTime?: number; outputs: string[] }, report?: unknown) {
  fs.rmSync(path.join(folder, 'test-results'), { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'test-results'));
  if (report) fs.writeFileSync(path.join(folder, 'test-results/test.json'), JSON.stringify(report));
  return summarise([{ id, ...task }], task.isGood, folder);
}

const passed = { name: '/ui/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };
const unloaded = { name: '/ui/b.test.ts', status: 'failed', assertionResults: [] };
const broken = {
  name: '/ui/c.test.ts',
  status: 'failed',
  assertionResults: [
    { status: 'passed' },
    {
      status: 'failed',
      fullName: 'a card opens',
      failureMessages: ['\u001B[31mError\u001B[0m: closed\n\nat x'],
    },
  ],
};
const vitest = { numPassedTests: 2, testResults: [passed, unloaded, broken] };
const allPassed = { numPassedTests: 1, testResults: [passed] };
const specs = ['expected', 'flaky', 'unexpected'].map((status) => ({
  title: status,
  tests: [
    {
      status,
      projectName: 'embedded',
      results: [{}, { errors: [{ message: 'too slow' }, { message: 'a click' }] }],
    },
  ],
}));
const playwright = {
  stats: { expected: 1 },
  suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a form', specs }] }],
};

test.each([
  ['a task without a report is one check', { isGood: true, outputs: [] }, undefined, 1, []],
  ['… and one failure', { isGood: false, outputs: [] }, undefined, 0, [id]],
  [
    'Vitest: failed tests and files that could not be loaded are named',
    { isGood: false, startTime, outputs },
    vitest,
    2,
    [`${id} › b.test.ts`, `${id} › c.test.ts › a card opens\n    Error: closed\n    at x`],
  ],
  [
    'Playwright: a flaky test has failed',
    { isGood: false, startTime, outputs },
    playwright,
    1,
    ['flaky', 'unexpected'].map(
      (title) => `${id} › a.spec.ts › a form › ${title} (embedded)\n    too slow\n    a click`,
    ),
  ],
  [
    'a runner that failed without a failed test',
    { isGood: false, startTime, outputs },
    allPassed,
    1,
    [`${id} › an error outside of the tests`],
  ],
  ['a runner that wrote no report', { isGood: true, startTime, outputs }, undefined, 0, [`${id}: no report`]],
  [
    'a runner that crashed and left an earlier report',
    { isGood: false, startTime: Date.now() + 60_000, outputs },
    allPassed,
    0,
    [`${id}: no report`],
  ],
  ['a task that never ran', { isGood: false, outputs }, allPassed, 0, [`${id}: no report`]],
])('%s', (_title, task, report, count, failures) => {
  expect(summary(task, report)).toEqual({ passed: count, failures });
});

test('a run that ended before any task has failed', () => {
  expect(summarise([], false, folder)).toEqual({ passed: 0, failures: ['nx: it ended with an error'] });
});

test('a line for each check says what ran and what the cache had', () => {
  const tasks = [
    { id: '@raang/ui:lint', isCached: true },
    { id: '@raang/views:lint', isCached: false },
    { id: '@raang/views:test', isCached: false },
  ].map((task) => ({ ...task, isGood: true, outputs: [] }));
  expect(listByCheck(tasks)).toEqual([
    'lint             1 ran in 0.0 min, 1 from the cache',
    'test             1 ran in 0.0 min, 0 from the cache',
  ]);
});
