import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, markInstalled } from './bootstrap.mjs';

let workspace = '';
const file = (...names: string[]) => path.join(workspace, ...names);

beforeEach(() => {
  workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-test-'));
  fs.writeFileSync(file('package-lock.json'), 'one');
});
afterEach(() => fs.rmSync(workspace, { recursive: true }));

/** As npm leaves it: its own record, written `seconds` after the lock file. */
function npmHasRun(seconds: number) {
  fs.mkdirSync(file('node_modules'), { recursive: true });
  fs.writeFileSync(file('node_modules', '.package-lock.json'), '{}');
  const time = fs.statSync(file('package-lock.json')).mtimeMs / 1000 + seconds;
  fs.utimesSync(file('node_modules', '.package-lock.json'), time, time);
}

test('a fresh clone is not installed', () => {
  expect(isInstalled(workspace)).toBe(false);
});

test('our own install is remembered, whatever the files’ times', () => {
  npmHasRun(-60);
  markInstalled(workspace);
  expect(isInstalled(workspace)).toBe(true);
});

test('another lock file asks for another install', () => {
  npmHasRun(-60);
  markInstalled(workspace);
  fs.writeFileSync(file('package-lock.json'), 'two');
  expect(isInstalled(workspace)).toBe(false);
});

test('an install that a person ran after the lock file changed is good', () => {
  npmHasRun(60);
  expect(isInstalled(workspace)).toBe(true);
});

test('an install that broke off left no record', () => {
  fs.mkdirSync(file('node_modules', 'some-package'), { recursive: true });
  expect(isInstalled(workspace)).toBe(false);
});
