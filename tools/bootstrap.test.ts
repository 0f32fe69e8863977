import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
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

/** Tells its id, and leaves in order when it is asked to, unless it is deaf. */
const child = `
  import fs from 'node:fs';
  const isDeaf = process.argv.includes('deaf');
  process.on('SIGTERM', () => {
    if (!isDeaf) process.exit(fs.writeFileSync('farewell', 'bye'));
  });
  console.log(String(process.pid)); // a number would come in colours where Nx forces them
  setInterval(() => {}, 1000);
`;
const command = `
  import { spawn } from 'node:child_process';
  import { bootstrap } from ${JSON.stringify(path.join(import.meta.dirname, 'bootstrap.mjs'))};
  await bootstrap();
  const [, , kind] = process.argv;
  const { stdout } = spawn(process.execPath, ['child.mjs', kind]);
  stdout.pipe(process.stdout);
  if (kind === 'deaf') stdout.once('data', () => setImmediate(() => process.exit(3)));
`;

/** The first line that is a number. Goes on reading, so that the command can end. */
function firstNumber(output: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      const [, number] = /^(\d+)\n/m.exec(text) ?? [];
      if (number) resolve(Number(number));
    });
    output.on('end', () => reject(new Error(`no number in ${JSON.stringify(text)}`)));
  });
}

// real processes, since that is the point
describe('a command', () => {
  /** Resolves once the command's child runs. */
  async function start(kind: 'tidy' | 'deaf') {
    fs.writeFileSync(path.join(folder, 'child.mjs'), child);
    fs.writeFileSync(path.join(folder, 'command.mjs'), command);
    const supervisor = spawn(process.execPath, ['command.mjs', kind], {
      cwd: folder,
      env: {
        ...process.env,
        RAANG_BOOTSTRAPPED: '',
        TMPDIR: fs.mkdtempSync(path.join(folder, 'temporary-')),
      },
    });
    const ended = once(supervisor, 'close');
    const childId = await firstNumber(supervisor.stdout);
    return { supervisor, childId, exitCode: ended.then(([code]) => code) };
  }
  const temporaryFiles = () =>
    fs.globSync('temporary-*/*', { cwd: folder }).map((file) => path.basename(file).replace(/-.*/, ''));

  test('that is interrupted lets its children finish, and leaves no temporary files', async () => {
    const { supervisor, exitCode } = await start('tidy');
    expect(temporaryFiles()).toEqual(['raang']);
    supervisor.kill('SIGTERM');
    expect(await exitCode).toBe(128 + os.constants.signals.SIGTERM);
    expect(fs.existsSync(path.join(folder, 'farewell'))).toBe(true);
    expect(temporaryFiles()).toEqual([]);
  });

  test('that has ended takes what it left behind with it, and passes its exit code on', async () => {
    const { childId, exitCode } = await start('deaf');
    expect(await exitCode).toBe(3);
    // killed, but its parent's parent has yet to take notice
    await vi.waitFor(() => expect(() => process.kill(childId, 0)).toThrow('ESRCH'), 20_000);
  });
});
