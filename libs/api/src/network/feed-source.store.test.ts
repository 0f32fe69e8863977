import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { smallFeedWith } from '../testing/small-feed';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { createFeedSources, type FeedSources } from './feed-source';
import { type LoadedFeed, loadFeed } from './loaded-feed';
import { importFeed } from './network.import';
import { saveFeed } from './network.store';

/** Fake loads: the test decides when each one ends. */
function createLoads() {
  const begun: { archive: Uint8Array; signal: AbortSignal; end: PromiseWithResolvers<LoadedFeed> }[] = [];
  let somethingBegan = Promise.withResolvers<void>();
  return {
    begun,
    load: (archive: Uint8Array, { signal }: { signal: AbortSignal }) => {
      const end = Promise.withResolvers<LoadedFeed>();
      signal.addEventListener('abort', () => end.reject(signal.reason));
      begun.push({ archive, signal, end });
      somethingBegan.resolve();
      somethingBegan = Promise.withResolvers();
      return end.promise;
    },
    /** Resolves when the load with this number (from 1) has started. */
    async nth(number: number) {
      while (begun.length < number) await somethingBegan.promise;
      const { archive, end } = begun[number - 1]!;
      return {
        succeed: () => end.resolve(loadFeed(archive)),
        fail: () => end.reject(new Error('no memory')),
      };
    },
  };
}

describe.each(storeDatabases)('the feed source on $name', ({ open }) => {
  let database: OpenDatabase;
  let loads: ReturnType<typeof createLoads>;
  let feeds: FeedSources;
  let errors: unknown[];

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    errors = [];
    loads = createLoads();
    feeds = createFeedSources({ load: loads.load, onError: (error) => errors.push(error) });
  });
  afterAll(() => database.close());

  let imports = 0;
  const put = (name: string) => {
    imports += 1;
    const translations = [
      'table_name,field_name,language,translation,record_id',
      `routes,route_long_name,en,${name},north`,
    ];
    return importFeed(database.db, {
      files: smallFeedWith({ 'translations.txt': `${translations.join('\n')}\n` }),
      now: () => new Date(testNow.getTime() + imports),
    });
  };
  const nameOf = (feed: LoadedFeed | undefined) => feed?.network.lines.values().next().value?.name.en;
  const current = async () => nameOf(await feeds.current(database.db));
  const newest = async () => nameOf(await feeds.newest(database.db));
  const putAndLoad = async (name: string) => {
    await put(name);
    const loaded = newest();
    (await loads.nth(loads.begun.length + 1)).succeed();
    expect(await loaded).toBe(name);
  };

  it('returns undefined before the first import', async () => {
    expect([await current(), await newest(), loads.begun]).toEqual([undefined, undefined, []]);
  });

  it('loads a feed once; all callers wait for the first load', async () => {
    await put('North');
    const answers = [current(), current(), newest()];
    (await loads.nth(1)).succeed();
    expect(await Promise.all(answers)).toEqual(['North', 'North', 'North']);
    expect([await current(), loads.begun.length]).toEqual(['North', 1]);
  });

  it('returns the previous feed until the next one is loaded', async () => {
    await putAndLoad('North');
    await put('Northern');
    expect(await current()).toBe('North');
    const second = await loads.nth(2);
    expect([await current(), await current()]).toEqual(['North', 'North']);
    second.succeed();
    expect(await newest()).toBe('Northern');
    expect([await current(), loads.begun.length, errors]).toEqual(['Northern', 2, []]);
  });

  it('returns the newest feed after two imports during a load', async () => {
    await putAndLoad('North');
    await put('Northern');
    expect(await current()).toBe('North');
    const second = await loads.nth(2);
    await put('Northernmost');
    expect(await current()).toBe('North');
    const last = newest();
    second.succeed();
    (await loads.nth(3)).succeed();
    expect([await last, await current(), loads.begun.length]).toEqual(['Northernmost', 'Northernmost', 3]);
  });

  it('keeps the previous feed after a failed load, reports it once, and retries on the next call', async () => {
    await putAndLoad('North');
    await put('Northern');
    const waiting = newest();
    // it has joined the load before that fails; later, it would start the next one
    const second = await loads.nth(2);
    expect([await current(), await current()]).toEqual(['North', 'North']);
    second.fail();
    await expect(waiting).rejects.toThrow('no memory');
    expect(errors).toEqual([new Error('no memory')]);
    expect(await current()).toBe('North');
    (await loads.nth(3)).succeed();
    expect([await newest(), await current(), errors.length]).toEqual(['Northern', 'Northern', 1]);
  });

  it('fails its callers if the first load fails, and retries on the next call', async () => {
    await put('North');
    let hasMemory = false;
    // a caller may come after the first failure, so every load fails
    const load = async (archive: Uint8Array) => {
      if (!hasMemory) throw new Error('no memory');
      return loadFeed(archive);
    };
    feeds = createFeedSources({ load, onError: () => {} });
    expect(await Promise.allSettled([current(), current()])).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    hasMemory = true;
    expect(await current()).toBe('North');
  });

  it('aborts a load without an error when it is stopped', async () => {
    await putAndLoad('North');
    await put('Northern');
    await current();
    await loads.nth(2);
    await feeds.stop();
    expect([loads.begun[1]!.signal.aborted, errors]).toEqual([true, []]);
  });

  it('reads a large archive completely, into a buffer of its own', async () => {
    const archive = randomBytes(2.5 * 1024 * 1024);
    await saveFeed(database.db, { id: randomUUID(), importedAt: testNow, digest: 'large', archive });
    const waiting = newest();
    const { fail } = await loads.nth(1);
    const read = loads.begun[0]!.archive;
    expect([archive.equals(read), read.byteOffset, read.buffer.byteLength]).toEqual([
      true,
      0,
      archive.length,
    ]);
    fail();
    await expect(waiting).rejects.toThrow();
  });
});
