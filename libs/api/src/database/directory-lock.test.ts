import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock';

describe('the lock of a folder', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'raang-lock-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('lets one in, and the next one when it is given back', async () => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toEqual(new DirectoryInUseError(directory, process.pid));
    await unlock();
    await (
      await lockDirectory(directory)
    )();
  });

  it('lets exactly one of many in that come at once', async () => {
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('passes over the lock of a process that is gone', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.on('exit', resolve));
    await writeFile(path.join(directory, 'process.lock'), JSON.stringify({ pid: gone.pid, startedAt: '1' }));
    await (
      await lockDirectory(directory)
    )();
  });

  it('passes over a lock whose number belongs to another program by now', async () => {
    await writeFile(
      path.join(directory, 'process.lock'),
      JSON.stringify({ pid: process.pid, startedAt: 'long ago' }),
    );
    await (
      await lockDirectory(directory)
    )();
  });
});
