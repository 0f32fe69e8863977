// Real processes, since that is the point: a child, its child, and one that left the family's process group.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { endTree, processTable, run, start } from './processes.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'processes-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const lives = (pid: number) => processTable().some((row) => row.pid === pid && !row.zombie);

/** A program that starts a child, deaf to SIGTERM and in a group of its own, and writes both ids to `file`. */
const family = (file: string) => `
  const { spawn } = require('node:child_process');
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ['-e', deaf], { detached: true, stdio: 'ignore' });
  require('node:fs').writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);
`;

async function idsIn(file: string) {
  await vi.waitUntil(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(' '), {
    timeout: 5000,
  });
  return fs.readFileSync(file, 'utf8').split(' ').map(Number) as [number, number];
}

describe('ending a tree', { timeout: 20_000 }, () => {
  test('ends child and grandchild, also one that does not listen and sits in another group', async () => {
    const file = path.join(folder, 'tree');
    const { exited } = start(process.execPath, ['-e', family(file)]);
    const [parent, child] = await idsIn(file);
    expect([lives(parent), lives(child)]).toEqual([true, true]);

    await endTree(parent, 'SIGTERM', 300);
    expect([lives(parent), lives(child)]).toEqual([false, false]);
    expect(await exited).toBe(143);
  });

  test('what a program leaves behind in its group ends with it', async () => {
    const file = path.join(folder, 'left');
    const code = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      require('node:fs').writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid);
      process.exit(3);
    `;
    expect((await run(process.execPath, ['-e', code], { quiet: true })).code).toBe(3);
    const [, child] = await idsIn(file);
    // it has been told to end; the system takes its moment
    await vi.waitUntil(() => !lives(child), { timeout: 5000 });
  });

  test('the leash ends the tree and removes the folders of one that was killed', async () => {
    const file = path.join(folder, 'killed');
    const module = pathToFileURL(fileURLToPath(new URL('./processes.mjs', import.meta.url))).href;
    const code = `
      import { start, temporaryFolder } from '${module}';
      console.log(temporaryFolder('leash-test'));
      start(process.execPath, ['-e', ${JSON.stringify(family(file))}]);
    `;
    const keeper = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let temporary = '';
    keeper.stdout.on('data', (text) => (temporary += text));
    try {
      const ids = await idsIn(file);
      await vi.waitUntil(() => temporary.endsWith('\n'));
      expect(fs.existsSync(temporary.trim())).toBe(true);

      keeper.kill('SIGKILL');
      await vi.waitUntil(() => !ids.some(lives) && !fs.existsSync(temporary.trim()), { timeout: 10_000 });
    } finally {
      keeper.kill('SIGKILL');
    }
  });
});

test('a quiet run keeps what was said', async () => {
  const code = "console.log('out'); console.error('err'); process.exitCode = 2;";
  const result = await run(process.execPath, ['-e', code], { quiet: true });
  expect(result.code).toBe(2);
  expect(result.output).toContain('out');
  expect(result.output).toContain('err');
});

test('a program that does not exist fails like in a shell', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await run('no-such-program', [])).code).toBe(127);
  silent.mockRestore();
});
