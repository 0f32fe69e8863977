import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { benchmarks } from './list.mjs';
import { result } from './results.mjs';
import { readRun, saveRun } from './runs.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'runs-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const machine = {
  processor: '',
  cores: 1,
  node: '',
  load: [0, 0] as [number, number],
  yardstick: [1, 1] as [number, number],
};
const measured = (value: number) => ({ at: '', machine, results: [result('page', 'ms', value)] });

it('a later run of a commit replaces only what it measured', () => {
  saveRun({ commit: 'abc123', benchmarks: { kept: measured(1), load: measured(2) } }, folder);
  const file = saveRun({ commit: 'abc123', benchmarks: { load: measured(3) } }, folder);
  const both = { commit: 'abc123', benchmarks: { kept: measured(1), load: measured(3) } };
  expect(readRun(file, folder)).toEqual(both);
  expect(readRun('abc', folder)).toEqual(both);
});

it('the run of a commit comes before the one of changed files', () => {
  saveRun({ commit: 'def456+', benchmarks: { kept: measured(1) } }, folder);
  expect(readRun('def456', folder).commit).toBe('def456+');
  saveRun({ commit: 'def456', benchmarks: { kept: measured(2) } }, folder);
  expect(readRun('def456', folder).commit).toBe('def456');
});

it('the list names every benchmark', () => {
  const files = fs.readdirSync(path.join(import.meta.dirname, 'benchmarks'));
  expect(Object.keys(benchmarks).toSorted()).toEqual(
    files.map((file) => file.replace('.mjs', '')).toSorted(),
  );
});
