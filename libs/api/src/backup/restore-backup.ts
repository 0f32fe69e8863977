import type { Pool, PoolClient } from 'pg';
import { unlimitedSettings } from '../database/lock-settings';
import { applyMigrations, copyMigrationsUntil, readMigrations } from '../database/migrations';
import type { FileStore } from '../uploads/file-store';
import { BackupError, type BackupManifest, backupPaths } from './backup-format';
import { hasTables, quoted, tablesInOrder } from './backup-tables';
import { checkBackup, readFiles } from './read-backup';
import { recordBackup } from './record-backup';
import { readLines } from './stored-lines';

export interface RestoreOptions {
  /** An empty database. */
  pool: Pool;
  /** A store without files, or with files of the same backup. */
  files: FileStore;
  /** A backup of either kind of database. */
  folder: string;
  now: () => Date;
}

/**
 * Loads a backup into an empty database and an empty file store, after reading all of it. Files come first and the rows
 * last, in one transaction: a restore that breaks off leaves no row without its file. The schema is that of the backup
 * until the rows are in; then the newer migrations follow.
 * @throws BackupError
 */
export async function restoreBackup({ pool, files, folder, now }: RestoreOptions): Promise<BackupManifest> {
  const manifest = await checkBackup(folder);
  const known = (await readMigrations()).some(({ when }) => when === manifest.schema.version);
  if (!known)
    throw new BackupError(
      `the backup is of a newer release (${manifest.schema.name}): restore it with that release, then upgrade`,
    );
  const client = await pool.connect();
  const isTaken = await hasTables(client).finally(() => client.release());
  if (isTaken) throw new BackupError('the database has tables already: a restore needs an empty one');
  await restoreFiles(files, folder, manifest);
  const migrations = await copyMigrationsUntil(manifest.schema.version);
  await applyMigrations(pool, migrations.folder).finally(() => migrations.remove());
  await inTransaction(pool, (connection) => restoreRows(connection, folder, manifest));
  await applyMigrations(pool);
  await recordBackup(pool, { at: now(), action: 'restore', folder });
  return manifest;
}

async function restoreFiles(files: FileStore, folder: string, manifest: BackupManifest): Promise<void> {
  const strange = new Set<string>();
  for await (const id of files.list()) strange.add(id);
  for await (const { id } of readFiles(folder, manifest)) strange.delete(id);
  const identity = await identityOf(folder, manifest);
  const isOwn = strange.size === 0 && (!identity || (await files.claim(identity)) === identity);
  if (!isOwn) throw new BackupError('the file store has files of another database: name an empty one');
  for await (const { id, mediaType, bytes } of readFiles(folder, manifest))
    await files.write(id, bytes, mediaType);
}

/** What the file store of the backup's database was marked with; undefined if it never was. */
async function identityOf(folder: string, { tables }: BackupManifest): Promise<string | undefined> {
  const settings = tables.find(({ name }) => name === 'settings');
  if (!settings) return undefined;
  let identity: string | undefined;
  for await (const line of readLines(backupPaths(folder).table('settings'), settings)) {
    const { name, value } = JSON.parse(line) as { name: string; value: string };
    if (name === 'identity') identity = value;
  }
  return identity;
}

async function inTransaction(pool: Pool, write: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const setting of unlimitedSettings) await client.query(`set local ${setting} = 0`);
    await client.query("set local timezone = 'UTC'");
    await write(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release(true);
  }
}

async function restoreRows(client: PoolClient, folder: string, manifest: BackupManifest): Promise<void> {
  const order = await tablesInOrder(client);
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  if (tables.size !== order.length || order.some((name) => !tables.has(name)))
    throw new BackupError('the backup does not have the tables of its schema');
  // a migration may have written rows, which the backup has too
  for (const name of order.toReversed()) await client.query(`delete from ${quoted(name)}`);
  for (const name of order) {
    // identity columns keep their values
    const insert = `insert into ${quoted(name)} overriding system value
      select * from json_populate_recordset(null::${quoted(name)}, $1::json)`;
    for await (const rows of batches(readLines(backupPaths(folder).table(name), tables.get(name)!)))
      await client.query(insert, [`[${rows.join(',')}]`]);
  }
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
}

/** About this many characters are in one statement. */
const batchLength = 1_000_000;

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length < batchLength) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
