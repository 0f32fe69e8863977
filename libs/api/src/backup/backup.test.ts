import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client, type Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../database/database';
import { applyMigrations, copyMigrationsUntil, readMigrations } from '../database/migrations';
import type { DatabasePlace } from '../testing/database-engines';
import { testNow } from '../testing/test-api';
import { serverDatabase, testDatabases } from '../testing/test-databases';
import { openFileStore } from '../uploads/file-store';
import { BackupError, backupPaths } from './backup-format';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const upload = '00000000-0000-4000-8000-000000000001';
const expired = '00000000-0000-4000-8000-000000000002';
const feed = '00000000-0000-4000-8000-000000000003';

/** Values that a careless format changes: infinite times, bytes, microseconds, JSON, quotes, an identity with a gap. */
const hostileRows = `
  insert into mails (id, recipient, locale, content, due_at, posted_at)
    values ('a', 'ก@example.org', 'th', '{"subject":"“ก”\\n\\u2028","n":12345678901234567890}', '-infinity',
      '2026-11-23 10:00:00.123456+07');
  insert into feeds (id, imported_at, digest, archive) values ('${feed}', now(), 'd', '\\x00ff5c0a22');
  insert into cases (reference, kind, status, lang, text, idempotency_key, created_at, updated_at)
    values ('CP-2611-0001', 'complaint', 'received', 'en', E'a\\tb\\\\n"c"\\u2028 \\r\\n', '${upload}', now(), now());
  insert into case_events (id, reference, status, at, by) overriding system value
    values (7, 'CP-2611-0001', 'received', now(), 'person');
  select setval('case_events_id_seq', 41);
  insert into uploads (id, name, media_type, bytes, created_at, case_reference)
    values ('${upload}', 'ใบเสร็จ.pdf', 'application/pdf', 3, now(), 'CP-2611-0001'),
      ('${expired}', 'gone.pdf', 'application/pdf', 3, now(), null);
  insert into settings values ('identity', 'us'), ('secret', 'of ours');
`;

const pairs = testDatabases.flatMap((from) => testDatabases.map((to) => ({ from, to })));

describe('a backup', () => {
  let folder: string;
  let places: DatabasePlace[];
  const inFolder = (name: string) => path.join(folder, name);
  const store = (name: string) => openFileStore({ directory: inFolder(name) });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-backup-'));
    places = [];
  });
  afterEach(async () => {
    await Promise.all(places.map((place) => place.remove()));
    await rm(folder, { recursive: true });
  });

  type Kind = (typeof testDatabases)[number];
  async function open<Result>(place: DatabasePlace, read: (pool: Pool) => Promise<Result>): Promise<Result> {
    const { pool, close } = await openPool(place.options);
    return read(pool).finally(close);
  }
  async function create(kind: Kind, state: 'blank' | 'empty') {
    const place = await kind.create(state);
    places.push(place);
    return place;
  }
  async function createFilled(kind: Kind) {
    const place = await create(kind, 'empty');
    await open(place, (pool) => pool.query(hostileRows));
    await store('files').write(upload, Buffer.from('pdf'), 'application/pdf');
    return place;
  }
  const backUp = (place: DatabasePlace, name = 'backup') =>
    open(place, (pool) =>
      writeBackup({
        pool,
        kind: place.options.url ? 'postgresql' : 'embedded',
        files: store('files'),
        folder: inFolder(name),
        now: () => testNow,
      }),
    );
  const restore = (place: DatabasePlace, files = store('restored')) =>
    open(place, (pool) => restoreBackup({ pool, files, folder: inFolder('backup'), now: () => testNow }));

  it.each(pairs)('of $from.name restores every value into $to.name', async ({ from, to }) => {
    const source = await createFilled(from);
    const manifest = await backUp(source);
    expect(manifest).toMatchObject({ createdAt: testNow.toISOString(), missingFiles: [expired] });
    expect((await stat(inFolder('backup'))).mode & 0o777).toBe(0o700);
    const target = await create(to, 'blank');
    await restore(target);
    expect(await open(target, readAll)).toEqual(await open(source, readAll));
    expect(await open(source, readAudit)).toEqual(['backup']);
    expect(await open(target, readAudit)).toEqual(['restore']);
    expect(Buffer.from(await store('restored').read(upload)).toString()).toBe('pdf');
    expect(await store('restored').has(expired)).toBe(false);
    expect(await store('restored').claim('somebody else')).toBe('us');
    const next = `insert into case_events (reference, status, at, by)
      values ('CP-2611-0001', 'received', now(), 'person') returning id::int`;
    expect((await open(target, (pool) => pool.query(next))).rows).toEqual([{ id: 42 }]);
  });

  it.each(testDatabases)('of an older release is migrated after it was restored ($name)', async (kind) => {
    const [migrations] = [await readMigrations()];
    const older = migrations.at(-3)!;
    const source = await create(kind, 'blank');
    const { folder: before, remove } = await copyMigrationsUntil(older.when);
    await open(source, (pool) => applyMigrations(pool, before));
    await remove();
    await open(source, (pool) => pool.query(hostileRows));
    expect((await backUp(source)).schema).toEqual({ name: older.tag, version: older.when });
    const target = await create(kind, 'blank');
    await restore(target);
    expect(await open(target, (pool) => applyMigrations(pool))).toEqual([]);
    const { rows } = await open(target, (pool) => pool.query('select reference from cases'));
    expect(rows).toEqual([{ reference: 'CP-2611-0001' }]);
  });

  it.each(testDatabases)(
    'is refused for a database that has tables, and changes nothing ($name)',
    async (kind) => {
      await backUp(await createFilled(kind));
      const target = await create(kind, 'empty');
      const before = await open(target, readAll);
      await expect(restore(target)).rejects.toThrow('the database has tables already');
      expect(await open(target, readAll)).toEqual(before);
      await expect(stat(inFolder('restored/quarantine'))).rejects.toThrow('ENOENT');
    },
  );

  describe('that was taken', () => {
    let target: DatabasePlace;
    // what is refused does not depend on the database, and a server opens it in a tenth of the time
    const kind = serverDatabase;
    const paths = () => backupPaths(inFolder('backup'));
    beforeEach(async () => {
      await backUp(await createFilled(kind));
      target = await create(kind, 'blank');
    });
    const refused = async (reason: string, files = store('restored')) => {
      await expect(restore(target, files)).rejects.toThrow(new RegExp(reason));
      await expect(restore(target, files)).rejects.toBeInstanceOf(BackupError);
      const { rows } = await open(target, (pool) =>
        pool.query(`select 1 from pg_tables where schemaname = 'public'`),
      );
      expect(rows).toEqual([]);
    };

    it('is complete', async () => {
      expect((await checkBackup(inFolder('backup'))).files.count).toBe(1);
    });
    it('is refused without its manifest, which is written last', async () => {
      await rm(paths().manifest);
      await refused('no complete backup');
    });
    it('is refused if a table lost its end', async () => {
      const file = paths().table('cases');
      const bytes = await readFile(file);
      await writeFile(file, bytes.subarray(0, -5));
      await refused('cases.ndjson.gz is damaged');
    });
    it('is refused if a table was changed', async () => {
      await writeFile(paths().table('cases'), await readFile(paths().table('uploads')));
      await refused('cases.ndjson.gz is damaged');
    });
    it('is refused if a file was changed or lost', async () => {
      await appendFile(paths().file(upload), '!');
      await refused(`${upload} is missing or damaged`);
      await rm(paths().file(upload));
      await refused(`${upload} is missing or damaged`);
    });
    it('is refused if a newer release made it', async () => {
      const text = await readFile(paths().manifest, 'utf8');
      await writeFile(paths().manifest, text.replace(/("version": )\d+/, `$1${Date.parse('2099-01-01')}`));
      await refused('is of a newer release');
    });
    it('is refused for a store with files of another database', async () => {
      await store('others').write(expired, Buffer.from('x'), 'application/pdf');
      await refused('files of another database', store('others'));
      await store('marked').claim('somebody else');
      await refused('files of another database', store('marked'));
    });
    it('overwrites no folder', async () => {
      const source = await createFilled(kind);
      await expect(backUp(source)).rejects.toThrow('exists already');
    });
    it('can be restored again after a restore that broke off among the files', async () => {
      const full = { ...store('restored'), write: () => Promise.reject(new Error('the disk is full')) };
      await expect(restore(target, full)).rejects.toThrow('the disk is full');
      await restore(target);
    });
  });
});

it('of a server has the rows of one moment while others write', async () => {
  const place = await serverDatabase.create('empty');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-backup-'));
  const writer = new Client({ connectionString: place.options.url! });
  await writer.connect();
  let isOver = false;
  // two tables that always agree, in transactions that a backup falls between
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const key = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
      await writer.query(`begin;
        insert into cases (reference, kind, status, lang, text, idempotency_key, created_at, updated_at)
          values ('${n}', 'complaint', 'received', 'en', 'x', '${key}', now(), now());
        insert into case_events (reference, status, at, by) values ('${n}', 'received', now(), 'person');
        commit`);
    }
  })();
  const { pool, close } = await openPool(place.options);
  await expect.poll(async () => (await pool.query('select 1 from cases')).rowCount).toBeGreaterThan(20);
  const files = openFileStore({ directory: path.join(folder, 'files') });
  const now = () => testNow;
  const manifest = await writeBackup({
    pool,
    kind: 'postgresql',
    files,
    folder: path.join(folder, 'b'),
    now,
  });
  isOver = true;
  await writing;
  const counts = Object.fromEntries(manifest.tables.map(({ name, count }) => [name, count]));
  expect(counts['cases']).toBeGreaterThan(20);
  expect(counts['case_events']).toBe(counts['cases']);
  await Promise.all([writer.end(), close()]);
  await Promise.all([place.remove(), rm(folder, { recursive: true })]);
});

async function readAudit(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ action: string }>('select action from audit_entries order by id');
  return rows.map(({ action }) => action);
}

/** Every row of every table as text, and every migration; without the audit log, which backups write to. */
async function readAll(pool: Pool): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') and tablename <> 'audit_entries'`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    // when a migration was applied differs
    const { rows } = await pool.query(`select r::text as row from ${name} r order by 1`);
    all[name] = rows;
  }
  return all;
}
