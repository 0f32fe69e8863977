import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isInstalled } from './bootstrap.mjs';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-test-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('a clone', () => {
  const lock = () => path.join(folder, 'package-lock.json');
  beforeEach(() => fs.writeFileSync(lock(), '{}'));

  /** As npm leaves it: its own record, written `seconds` after the lock file. */
  function npmHasRun(seconds: number) {
    const record = path.join(folder, 'node_modules', '.package-lock.json');
    fs.mkdirSync(path.dirname(record));
    fs.writeFileSync(record, '{}');
    const time = fs.statSync(lock()).mtimeMs / 1000 + seconds;
    fs.utimesSync(record, time, time);
  }

  test('without node_modules is not installed', () => expect(isInstalled(folder)).toBe(false));
  test('is installed after npm has run', () => {
    npmHasRun(60);
    expect(isInstalled(folder)).toBe(true);
  });
  test('whose lock file has changed since is not installed', () => {
    npmHasRun(-60);
    expect(isInstalled(folder)).toBe(false);
  });
});

/** Writes its id to a file of its name, and leaves in order when it is asked to, or not at all. */
const child = `
  import fs from 'node:fs';
  const [, , name] = process.argv;
  process.on('SIGTERM', () => {
    if (name === 'tidy') fs.rmSync(name);
    if (name === 'tidy') process.exit();
  });
  fs.writeFileSync(name, String(process.pid));
  setInterval(() => {}, 1000);
`;
const command = `
  import { spawn } from 'node:child_process';
  import { bootstrap } from ${JSON.stringify(path.join(import.meta.dirname, 'bootstrap.mjs'))};
  await bootstrap();
  for (const name of ['tidy', 'deaf']) spawn(process.execPath, ['child.mjs', name]);
`;

// real processes, since that is the point
test('an interrupted command lets its children finish, kills deaf ones and leaves no temporary files', async () => {
  const file = (name: string) => path.join(folder, name);
  fs.writeFileSync(file('child.mjs'), child);
  fs.writeFileSync(file('command.mjs'), command);
  fs.mkdirSync(file('temporary'));
  const supervisor = spawn(process.execPath, ['command.mjs'], {
    cwd: folder,
    env: { ...process.env, RAANG_BOOTSTRAPPED: '', TMPDIR: file('temporary') },
  });
  const exit = new Promise((resolve) => supervisor.once('close', resolve));
  await vi.waitFor(() => expect(Number(fs.readFileSync(file('tidy')))).toBeGreaterThan(0), 20_000);
  const deaf = await vi.waitFor(() => Number(fs.readFileSync(file('deaf'))) || expect.fail(), 20_000);
  expect(fs.readdirSync(file('temporary'))).toHaveLength(1);
  supervisor.kill('SIGTERM');

  expect(await exit).toBe(128 + os.constants.signals.SIGTERM);
  expect(fs.existsSync(file('tidy'))).toBe(false);
  await vi.waitFor(() => expect(() => process.kill(deaf, 0)).toThrow('ESRCH'), 5000);
  expect(fs.readdirSync(file('temporary'))).toEqual([]);
});
