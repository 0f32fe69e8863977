import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPictureCache } from './picture-cache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'raang-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const onProblem = vi.fn();
const open = (maximumBytes = 1000) => openPictureCache({ folder, maximumBytes, onProblem });
const picture = (bytes: number) => () => Promise.resolve(Buffer.alloc(bytes, 1));
const never = () => Promise.reject(new Error('made again'));

describe('the picture cache', () => {
  it('makes a picture once for concurrent and later requests', async () => {
    const make = vi.fn(picture(100));
    const cache = await open();
    await Promise.all(Array.from({ length: 20 }, () => cache.findOrMake('a.webp', make)));
    expect((await cache.findOrMake('a.webp', make)).length).toBe(100);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('finds its pictures after a restart', async () => {
    await (await open()).findOrMake('a.webp', picture(100));
    expect((await (await open()).findOrMake('a.webp', never)).length).toBe(100);
  });

  it('evicts the least recently used', async () => {
    const cache = await open(300);
    for (const name of ['a', 'b', 'c']) await cache.findOrMake(name, picture(100));
    await cache.findOrMake('a', never);
    await cache.findOrMake('d', picture(100));
    await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd']));
    const again = vi.fn(picture(100));
    await cache.findOrMake('b', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('evicts the oldest files on opening if its limit was lowered', async () => {
    for (const [index, name] of ['b', 'c', 'a'].entries()) {
      await writeFile(path.join(folder, name), Buffer.alloc(100));
      await utimes(path.join(folder, name), index, index);
    }
    await open(200);
    await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual(['a', 'c']));
  });

  it('returns but does not store a picture larger than the whole cache', async () => {
    const cache = await open(50);
    expect((await cache.findOrMake('a', picture(100))).length).toBe(100);
    expect(await readdir(folder)).toEqual([]);
  });

  it('removes files that a power cut left incomplete', async () => {
    await writeFile(path.join(folder, 'a.webp'), '');
    await writeFile(path.join(folder, 'b.webp.77.part'), 'half');
    await open();
    expect(await readdir(folder)).toEqual([]);
  });

  it('makes a picture again if its file was deleted', async () => {
    const cache = await open();
    await cache.findOrMake('a', picture(100));
    await rm(path.join(folder, 'a'));
    expect((await cache.findOrMake('a', picture(120))).length).toBe(120);
  });

  it('returns pictures without its folder, and reports the problem', async () => {
    const cache = await open();
    await rm(folder, { recursive: true });
    expect((await cache.findOrMake('a', picture(100))).length).toBe(100);
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }));
  });

  it('retries after a failure', async () => {
    const cache = await open();
    await expect(cache.findOrMake('a', never)).rejects.toThrow('made again');
    expect((await cache.findOrMake('a', picture(100))).length).toBe(100);
  });
});
