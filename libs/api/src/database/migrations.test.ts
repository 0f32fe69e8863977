import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client, Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import { listPlaces } from '../gazetteer/gazetteer.store';
import { listAlerts } from '../notices/notices.store';
import { articleFile, createContentFolder } from '../testing/content-folder';
import type { DatabasePlace } from '../testing/database-engines';
import { openTestClient, testNow } from '../testing/test-api';
import { serverDatabase, testDatabases } from '../testing/test-databases';
import { openDatabase } from './database';
import { openEmbeddedPool } from './embedded';
import { applyMigrations, migrationsFolder } from './migrations';

const journalFile = path.join('meta', '_journal.json');
const readJournal = async () =>
  JSON.parse(await readFile(path.join(migrationsFolder, journalFile), 'utf8')) as {
    entries: { tag: string }[];
  };
const allNames = async () => (await readJournal()).entries.map(({ tag }) => tag);

/** Number of the migrations before the first release that is upgraded while it serves. */
const firstReleased = 7;

/** Statements that remove what the import computes from other columns. */
const ofComputedData = ['ALTER TABLE "listing_entries" DROP COLUMN "search";'];

test('no migration deletes data', async () => {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'));
  expect(files).toHaveLength((await allNames()).length);
  for (const file of files) {
    const text = await readFile(path.join(migrationsFolder, file), 'utf8');
    const statements = text.split('\n').filter((line) => !ofComputedData.includes(line));
    expect(statements.join('\n'), file).not.toMatch(
      /(?<!before )\b(truncate|delete\s+from|drop\s+(table|column|schema))\b/i,
    );
  }
});

test('every migration since the first release leaves the queries of the release before valid', async () => {
  const names = (await allNames()).slice(firstReleased);
  const broken: Record<string, RegExp> = {
    'a name that the older release uses disappears':
      /\brename\b|\bdrop\s+(table|column|view|type|constraint)\b/i,
    'the older release writes or reads another type':
      /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i,
    'the older release writes no value there': /\bset\s+not\s+null\b|\bdrop\s+default\b/i,
    'the older release inserts no such column':
      /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(default|generated)\b)/i,
    'the older release may write such rows': /\badd\s+constraint\b|\bcreate\s+unique\s+index\b/i,
  };
  const problems: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(migrationsFolder, `${name}.sql`), 'utf8');
    const created = [...text.matchAll(/create table "(\w+)"/gi)].map(([, table]) => table);
    const statements = text
      .split('--> statement-breakpoint')
      // constraints and indexes of a table that is new touch no older row
      .filter((statement) => !created.some((table) => statement.includes(`"${table}"`)));
    for (const [reason, pattern] of Object.entries(broken))
      for (const statement of statements)
        if (pattern.test(statement)) problems.push(`${name}: ${reason}: ${statement.trim()}`);
  }
  // expand first, contract in a later release: docs/operations.md, "Upgrade without downtime"
  expect(problems).toEqual([]);
});

describe.each(testDatabases)('migrations on $name', ({ create }) => {
  let place: DatabasePlace;
  beforeEach(async () => {
    place = await create('blank');
  });
  afterEach(() => place.remove());

  it('are applied once; the next opening applies none', async () => {
    const first = await openDatabase(place.options);
    expect(first.migrated).toEqual(await allNames());
    await first.close();
    const second = await openDatabase(place.options);
    expect(second.migrated).toEqual([]);
    await second.close();
  });

  it('create no foreign key that cascades', async () => {
    const database = await openDatabase(place.options);
    const { rows } = await database.db.execute(
      sql`select conname from pg_constraint where contype = 'f' and (confdeltype <> 'a' or confupdtype <> 'a')`,
    );
    expect(rows).toEqual([]);
    await database.close();
  });

  it('update a database of an older release, keep its likes and cause a new import of its texts', async () => {
    const older = await firstMigrations(3);
    const { pool, close } = place.options.url
      ? openPool(place.options.url)
      : await openEmbeddedPool(place.options.directory);
    await applyMigrations(pool, older);
    await pool.query(`
      insert into category_groups values ('updates', 0, '{}', '{}');
      insert into categories values ('updates', 'news', 0, '{}', '{}', 'LineDate.ContentList');
      insert into items values ('updates', 'news', 'one', '2020-01-01', '{}', null, 1);
      insert into item_texts values ('updates', 'news', 'one', 'en', '{}', 'before', 'digest of then');
      insert into item_likes values ('updates', 'news', 'one', 'somebody');
      insert into listing_entries values ('updates', 'news', '', 'one', '2020-01-01', '2020-01-01', '2020-01-01', 'before');
    `);
    await close();
    await rm(older, { recursive: true });

    const content = await createContentFolder();
    await content.write('updates/news/one.en.md', articleFile());
    const database = await openDatabase(place.options);
    await importContentFolder(database.db, await readContent(content.folder), {
      lines: [],
      now: () => testNow,
    });
    const one = { group: 'updates', category: 'news', id: 'one', lang: 'en' } as const;
    const { item } = await openTestClient(database.db).content.item(one);
    expect(database.migrated).toEqual((await allNames()).slice(3));
    expect(item).toMatchObject({ title: 'Trains run', likes: 1 });
    await database.close();
    await content.close();
  });
});

describe.each(testDatabases)('the migration of the periods of alerts on $name', ({ create }) => {
  const old = {
    activePeriods: [{ start: '2026-11-20T00:00:00+07:00' }],
    cause: 'MAINTENANCE',
    effect: 'NO_SERVICE',
    severity: 'INFO',
    informedEntities: [{ lineId: 'blue' }],
    header: { en: 'Closed' },
    description: { en: 'Closed' },
    saidAt: '2026-11-20T08:00:00+07:00',
  };
  const { activePeriods, ...rest } = old;
  const rewritten = { ...rest, shownPeriods: activePeriods, impactPeriods: activePeriods };
  const insert = `insert into alerts values ($1, $2, '2026-11-19T17:00:00Z', null, $3)
    on conflict (id) do update set alert = excluded.alert`;

  it('shows and closes what it did before, and gets what the desk of the release before publishes', async () => {
    const place = await create('blank');
    const older = await firstMigrations(12);
    const open = () =>
      place.options.url ? openPool(place.options.url) : openEmbeddedPool(place.options.directory);
    const before = await open();
    await applyMigrations(before.pool, older);
    await before.pool.query(insert, ['lift', 'desk', old]);
    await before.pool.query(insert, ['flood', 'feed', old]);
    await before.close();
    await rm(older, { recursive: true });

    const database = await openDatabase(place.options);
    const alerts = async () =>
      Object.fromEntries((await listAlerts(database.db)).map(({ id, ...alert }) => [id, alert]));
    expect(await alerts()).toEqual({ lift: rewritten, flood: rewritten });
    const write = (id: string, source: string, header: object) =>
      database.db.execute(
        sql.raw(
          insert
            .replace('$1', `'${id}'`)
            .replace('$2', `'${source}'`)
            .replace('$3', `'${JSON.stringify({ ...old, header })}'`),
        ),
      );
    await write('lift', 'desk', { en: 'Open' });
    await write('new', 'desk', { en: 'New' });
    await write('feed', 'feed', { en: 'New' });
    expect(await alerts()).toEqual({
      lift: { ...rewritten, header: { en: 'Open' } },
      new: { ...rewritten, header: { en: 'New' } },
      flood: rewritten,
    });
    await database.close();
    await place.remove();
  });
});

describe.each(testDatabases)('the migration of places on $name', ({ create }) => {
  it('keeps the stations in walking distance, and leaves out those of other systems', async () => {
    const place = await create('blank');
    const older = await firstMigrations(7);
    const { pool, close } = place.options.url
      ? openPool(place.options.url)
      : await openEmbeddedPool(place.options.directory);
    await applyMigrations(pool, older);
    const common = { name: { th: 'ที่', en: 'A place' }, aliases: [], source: { th: 'ที่มา', en: 'Source' } };
    const rest = { asOf: '2026-11-20', certainty: 'probable' };
    const change = { code: 'S2', name: common.name, line: common.name, stops: 2 };
    const near = { station: 'BL20', exit: '2', walkMinutes: 4 };
    await pool.query(`insert into named_places values ('mall', 0, $1), ('siam', 1, $2)`, [
      { kind: 'mall', ...common, ...rest, ways: [near, { station: 'BL26', change }] },
      { kind: 'station', ...common, ...rest, system: {}, ways: [{ station: 'BL26', change }] },
    ]);
    await close();
    await rm(older, { recursive: true });
    const database = await openDatabase(place.options);
    const places = await listPlaces(database.db);
    expect(places.map(({ id, kind, near: stations }) => [id, kind, stations])).toEqual([
      ['mall', 'mall', [near]],
      ['siam', 'other', []],
    ]);
    await database.close();
    await place.remove();
  });
});

test('one of ten concurrent openings of an empty database applies the migrations', async () => {
  const place = await serverDatabase.create('blank');
  const opened = await Promise.all(Array.from({ length: 10 }, () => openDatabase(place.options)));
  const applied = await opened[0]!.db.execute(sql`select hash from drizzle.__drizzle_migrations`);
  await Promise.all(opened.map(({ close }) => close()));
  await place.remove();
  expect(opened.filter(({ migrated }) => migrated.length > 0)).toHaveLength(1);
  expect(applied.rows).toHaveLength((await allNames()).length);
});

test('the statement timeout does not limit the wait for migrations', async () => {
  const place = await serverDatabase.create('blank');
  const other = new Client({ connectionString: place.options.url });
  await other.connect();
  await other.query(`select pg_advisory_lock(hashtext('raang'), hashtext('migrations'))`);
  const opening = openDatabase({ ...place.options, statementTimeout: 50 });
  const waiters = `select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await other.query(waiters)).rowCount).toBe(1);
  await other.query('select pg_sleep(0.2)');
  await other.end();
  const database = await opening;
  expect(database.migrated).toEqual(await allNames());
  await database.close();
  await place.remove();
});

function openPool(connectionString: string) {
  const pool = new Pool({ connectionString });
  return { pool, close: () => pool.end() };
}

/** Copies the migrations folder with only the first `count` migrations in its journal. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = await readJournal();
  const older = { ...journal, entries: journal.entries.slice(0, count) };
  await writeFile(path.join(folder, journalFile), JSON.stringify(older));
  return folder;
}
