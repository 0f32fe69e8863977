import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock';

/**
 * Locks a folder, prints the result after garbage collection, and waits until it is killed. Node runs this source
 * without a build.
 */
const holder = `
  const { lockDirectory } = await import(process.argv[1]);
  const answer = await lockDirectory(process.argv[2]).then(() => 'locked', (error) => error.message);
  await new Promise(setImmediate);
  gc();
  await new Promise(setImmediate);
  console.log(answer);
  setInterval(() => {}, 1000);
`;
const module = pathToFileURL(path.join(import.meta.dirname, 'directory-lock.ts')).href;

describe('lockDirectory', () => {
  let directory: string;
  let children: ChildProcess[];
  beforeEach(async () => {
    children = [];
    directory = await mkdtemp(path.join(os.tmpdir(), 'raang-lock-'));
  });
  afterEach(async () => {
    await Promise.all(children.map(kill));
    await rm(directory, { recursive: true });
  });

  async function claimInChild() {
    const args = ['--expose-gc', '--input-type=module', '-e', holder, module, directory];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    // a child that fails prints nothing
    const [answer = ''] = await Promise.race([
      once(child.stdout.setEncoding('utf8'), 'data'),
      once(child, 'exit').then(() => []),
    ]);
    return { child, answer: String(answer).trim() };
  }
  async function kill(child: ChildProcess) {
    if (child.signalCode !== null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const own = { pid: process.pid, host: os.hostname() };

  it('refuses a second lock until the first one is released', async () => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toEqual(new DirectoryInUseError(directory, own));
    await unlock();
    await (
      await lockDirectory(directory)
    )();
  });

  it('grants one of many concurrent calls in this process', async () => {
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
    const taken = claims.filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(1);
    await (taken[0] as PromiseFulfilledResult<() => Promise<void>>).value();
  });

  it('grants one of many processes', async () => {
    const answers = (await Promise.all(Array.from({ length: 4 }, claimInChild))).map(({ answer }) => answer);
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith(`${directory} is in use by `))).toHaveLength(3);
  });

  it('refuses the lock if the owner runs in another container with the same process id', async () => {
    await claimInChild();
    await writeFile(
      path.join(directory, 'process.lock'),
      JSON.stringify({ pid: process.pid, host: 'web-2' }),
    );
    await expect(lockDirectory(directory)).rejects.toThrow(
      `${directory} is in use by process ${process.pid} on web-2`,
    );
  });

  it('grants the lock after its owner was killed, and replaces the file of the owner', async () => {
    const { child } = await claimInChild();
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${child.pid}`);
    await kill(child);
    const unlock = await lockDirectory(directory);
    expect(JSON.parse(await readFile(path.join(directory, 'process.lock'), 'utf8'))).toEqual(own);
    await unlock();
  });
});
