import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '../testing/test-api';
import { openPublishedFiles } from './published-files';

const days = (count: number) => new Date(testNow.getTime() - count * 24 * 60 * 60 * 1000);

describe('published files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-published-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const store = () => path.join(folder, 'store');
  const shared = () => path.join(store(), 'published');
  const open = () =>
    openPublishedFiles({ place: { directory: store() }, now: () => testNow, wait: async () => {} });
  /** A release whose files have their own path as content. */
  async function release(...paths: string[]) {
    const files = new Map<string, string>();
    for (const one of paths) {
      const file = path.join(folder, one.replaceAll('/', '_'));
      await writeFile(file, one);
      files.set(one, file);
    }
    return files;
  }
  const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
  const lists = () => readdir(path.join(shared(), 'lists'));
  async function age(count: number) {
    for (const name of await lists())
      await utimes(path.join(shared(), 'lists', name), days(count), days(count));
  }

  it('answers the addresses of an older and of a newer release', async () => {
    const [older, newer] = [open(), open()];
    await older.publish(await release('assets/a.js', 'media/1/train.svg'));
    expect(await older.read('assets/b.js')).toBeUndefined();
    await newer.publish(await release('assets/b.js', 'media/2/train.svg'));
    expect(textOf(await older.read('assets/b.js'))).toBe('assets/b.js');
    expect(textOf(await newer.read('media/1/train.svg'))).toBe('media/1/train.svg');
    expect(textOf(await older.read('media/2/train.svg'))).toBe('media/2/train.svg');
  });

  it.each(['', 'assets', '../secret', 'assets/../../secret', 'lists', 'assets/none.js'])(
    'has nothing at %j',
    async (asked) => {
      await writeFile(path.join(folder, 'secret'), 'x');
      const files = open();
      expect(await files.read(asked)).toBeUndefined();
      await files.publish(await release('assets/a.js'));
      expect(await files.read(asked)).toBeUndefined();
    },
  );

  it('copies what is new only, and keeps one list for a release that starts again', async () => {
    await open().publish(await release('assets/a.js'));
    const second = await release('assets/a.js', 'assets/b.js');
    // a copy of the first file would fail
    second.set('assets/a.js', path.join(folder, 'gone'));
    await open().publish(second);
    await open().publish(second);
    expect(await lists()).toHaveLength(2);
  });

  it('removes what was last started 90 days ago, except files of later releases', async () => {
    await open().publish(await release('assets/old.js', 'media/1/both.svg'));
    await age(91);
    const files = open();
    await files.publish(await release('assets/new.js', 'media/1/both.svg'));
    expect(await lists()).toHaveLength(1);
    const other = open();
    expect(await other.read('assets/old.js')).toBeUndefined();
    expect(textOf(await other.read('media/1/both.svg'))).toBe('media/1/both.svg');
    await expect(readdir(path.join(shared(), 'files', 'assets'))).resolves.toEqual(['new.js']);
  });

  it('keeps a release whose processes started again since', async () => {
    await open().publish(await release('assets/a.js'));
    await age(91);
    await open().publish(await release('assets/a.js'));
    await open().publish(await release('assets/b.js'));
    expect(textOf(await open().read('assets/a.js'))).toBe('assets/a.js');
  });

  it('reads the lists once for many requests at the same time', async () => {
    const files = open();
    await files.publish(await release('assets/a.js'));
    const asked = Array.from({ length: 100 }, (_, index) => files.read(`assets/${index}.js`));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]));
  });
});
