import fs, { type StatsFs, truncateSync } from 'node:fs';
import promises, { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { categoryGroups } from '../content/content.table';
import { embeddedDatabase } from '../testing/test-databases';
import type { DatabasePlace } from '../testing/database-engines';
import { type OpenDatabase, openDatabase } from './database';
import { isDatabaseAway } from './is-database-away';

const mebibyte = 1024 * 1024;
/** Free bytes of the disk. */
let free: number;

let place: DatabasePlace;
beforeEach(async () => {
  free = Infinity;
  vi.spyOn(promises, 'statfs').mockImplementation(async () => ({ bavail: free, bsize: 1 }) as StatsFs);
  place = await embeddedDatabase.create('empty');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await place.remove();
});

const groupOf = (slug: string) => ({
  slug,
  position: 0,
  name: { th: 'ก', en: 'a' },
  description: { th: 'ก', en: 'a' },
});
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('on a full disk the embedded database', () => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openDatabase({ ...place.options, onError: () => {} });
  });
  afterEach(() => database.close());
  const isReadOnly = async () =>
    (await database.db.execute('show transaction_read_only')).rows[0]!['transaction_read_only'] === 'on';

  it('reads and refuses to write, as if it were away, until there is space again', async () => {
    free = 63 * mebibyte;
    await expect.poll(isReadOnly, { timeout: 10_000 }).toBe(true);
    expect(isDatabaseAway(await reasonOf(database.db.insert(categoryGroups).values(groupOf('travel'))))).toBe(
      true,
    );
    expect(await database.db.$count(categoryGroups)).toBe(0);
    free = 64 * mebibyte;
    await expect.poll(isReadOnly, { timeout: 10_000 }).toBe(false);
    await database.db.insert(categoryGroups).values(groupOf('travel'));
    expect(await database.db.$count(categoryGroups)).toBe(1);
  });

  it('fails at once after a log that could not be written, instead of occupying the process for ever', async () => {
    await database.db.insert(categoryGroups).values(groupOf('travel'));
    const { writeSync } = fs;
    vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', errno: -28 });
    });
    const switchLog = () => database.db.execute('select pg_switch_wal()');
    const outcomes: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      outcomes.push(await reasonOf(database.db.insert(categoryGroups).values(groupOf(`travel-${count}`))));
      outcomes.push(await reasonOf(switchLog()));
    }
    fs.writeSync = writeSync;
    expect(isDatabaseAway(outcomes.at(-1))).toBe(true);
    expect(await reasonOf(database.db.execute('select 1'))).toMatchObject({
      cause: { message: expect.stringMatching(/^the embedded database has stopped, restart the site: /) },
    });
    await database.close();
    // as after a crash: what was stored is there
    database = await openDatabase(place.options);
    expect(await database.db.select().from(categoryGroups)).toMatchObject([{ slug: 'travel' }]);
  });
});

it('does not start on a full disk, and says so', async () => {
  free = 63 * mebibyte;
  await expect(openDatabase(place.options)).rejects.toThrow(`the disk of ${place.options.directory} is full`);
});

it('makes a database anew that a killed start has not finished', async () => {
  const directory = path.join(place.options.directory, 'new');
  const files = path.join(directory, 'pglite');
  vi.spyOn(PGlite, 'create').mockImplementationOnce(async () => {
    await promises.mkdir(path.join(files, 'base'), { recursive: true });
    throw new Error('killed');
  });
  await expect(openDatabase({ ...place.options, directory })).rejects.toThrow('killed');
  for (const name of ['first', 'second']) {
    const database = await openDatabase({ ...place.options, directory });
    await database.db.insert(categoryGroups).values(groupOf(name));
    await database.close();
  }
  // it is finished: what is missing now is damage
  await rm(path.join(files, 'PG_VERSION'));
  await expect(openDatabase({ ...place.options, directory })).rejects.toThrow('is damaged');
});

describe('a damaged embedded database says in one sentence what to do:', () => {
  const files = () => path.join(place.options.directory, 'pglite');
  const filesOf = async (folder: string, name: RegExp) =>
    (await readdir(path.join(files(), folder)))
      .filter((file) => name.test(file))
      .map((file) => path.join(files(), folder, file));
  const overwrite = async (named: string[]) => {
    for (const file of named) await writeFile(file, Buffer.alloc(fs.statSync(file).size, 255));
  };

  test.each<[string, () => Promise<void>]>([
    ['its control file is cut off', async () => truncateSync(path.join(files(), 'global/pg_control'), 100)],
    ['its control file is gone', () => rm(path.join(files(), 'global/pg_control'))],
    ['its version is gone', () => rm(path.join(files(), 'PG_VERSION'))],
    ['its log is overwritten', async () => overwrite(await filesOf('pg_wal', /^[0-9A-F]{24}$/))],
    ['its tables are overwritten', async () => overwrite(await filesOf('base/5', /^\d+$/))],
    [
      'its tables are gone',
      async () => {
        for (const file of await filesOf('base/5', /^\d{5}$/)) await rm(file);
      },
    ],
  ])('%s', async (_, damage) => {
    await damage();
    const before = await readdir(files());
    await expect(openDatabase(place.options)).rejects.toThrow(
      /^the embedded database in \S+ is damaged \(.+\): move this folder away, then load the last backup with npm run restore -- <folder of the backup>$/,
    );
    expect(await readdir(files())).toEqual(expect.arrayContaining(before));
    await rm(files(), { recursive: true });
    const restored = await openDatabase(place.options);
    await restored.close();
  });
});
