import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { unlimitedSettings } from '../database/lock-settings';
import { latestMigration, migrationsTable, readMigrations } from '../database/migrations';
import type { FileStore } from '../uploads/file-store';
import { BackupError, type BackupManifest, backupPaths, type StoredFile } from './backup-format';
import { quoted, readSequences, tablesInOrder } from './backup-tables';
import { auditTable, recordBackup } from './record-backup';
import { writeLines } from './stored-lines';

export interface BackupOptions {
  pool: Pool;
  kind: BackupManifest['database'];
  files: FileStore;
  /** A new folder. It gets personal data and the site's secret: only its owner can read it. */
  folder: string;
  now: () => Date;
}

/**
 * Writes every row and every upload into a folder. The rows are those of one moment, while the site goes on writing.
 * Files come after the rows, since a row is written after its file and removed before it.
 * @throws BackupError
 */
export async function writeBackup({
  pool,
  kind,
  files,
  folder,
  now,
}: BackupOptions): Promise<BackupManifest> {
  const paths = backupPaths(folder);
  await createFolder(folder);
  await mkdir(paths.tables);
  await mkdir(paths.files);
  const createdAt = now().toISOString();
  const rows = await inOneMoment(pool, async (client) => {
    const schema = await readSchema(client);
    const names = await tablesInOrder(client);
    await client.query(
      `lock table ${[...names.map(quoted), migrationsTable].join(', ')} in access share mode`,
    );
    const tables: BackupManifest['tables'] = [];
    for (const name of names)
      tables.push({ name, ...(await writeLines(paths.table(name), rowsOf(client, name))) });
    const { rows: uploads } = await client.query<Upload>('select id, media_type as "mediaType" from uploads');
    // sequences belong to no moment: read after the rows, they are never behind them
    return { schema, tables, sequences: await readSequences(client), uploads };
  });
  const missingFiles: string[] = [];
  const stored = await writeLines(paths.fileList, copyFiles(rows.uploads, missingFiles));
  const { uploads: _uploads, ...ofDatabase } = rows;
  const manifest: BackupManifest = {
    format: 'raang-backup-1',
    createdAt,
    database: kind,
    ...ofDatabase,
    files: stored,
    missingFiles,
  };
  if (manifest.tables.some(({ name }) => name === auditTable))
    await recordBackup(pool, { at: now(), action: 'backup', folder });
  await writeFile(paths.manifest, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return manifest;

  async function* copyFiles(uploads: Upload[], missing: string[]) {
    for (const { id, mediaType } of uploads) {
      const bytes = await readFile(id);
      // an upload that expired since then is missing too, as a restored database removes it again
      if (!bytes) missing.push(id);
      else {
        await writeFile(paths.file(id), bytes, { flag: 'wx', mode: 0o600 });
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        yield JSON.stringify({ id, mediaType, sha256 } satisfies StoredFile);
      }
    }
  }

  /** Undefined if the store has no such file; throws if the store does not respond. */
  async function readFile(id: string): Promise<Uint8Array | undefined> {
    if (!(await files.has(id))) return undefined;
    return files.read(id);
  }
}

type Upload = Pick<StoredFile, 'id' | 'mediaType'>;

async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupError(`${folder} exists already: name a new folder`);
    if (error.code === 'ENOENT') throw new BackupError(`${folder} cannot be made: its parent does not exist`);
    throw error;
  });
}

/** Reads with one snapshot, for as long as it takes. */
async function inOneMoment<Result>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const setting of unlimitedSettings) await client.query(`set local ${setting} = 0`);
    // floating point numbers with every digit, and times that no server's zone changes
    await client.query("set local extra_float_digits = 3; set local timezone = 'UTC'");
    const result = await read(client);
    await client.query('commit');
    return result;
  } finally {
    client.release(true);
  }
}

async function readSchema(client: PoolClient): Promise<BackupManifest['schema']> {
  const version = await latestMigration(client);
  if (version === 0) throw new BackupError('the database is empty: there is nothing to back up');
  const known = (await readMigrations()).find(({ when }) => when === version);
  if (!known)
    throw new BackupError('the database belongs to a newer release: back it up with the command of that one');
  return { name: known.tag, version };
}

/** Rows as JSON. The server writes the JSON, so that every type keeps its exact value. */
async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<string> {
  await client.query(
    `declare backup no scroll cursor for select row_to_json(backed_up)::text as line from ${quoted(table)} backed_up`,
  );
  // a feed is one row of up to 200 MB
  const size = table === 'feeds' ? 1 : 500;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${size} from backup`);
    for (const { line } of rows) yield line;
    if (rows.length < size) break;
  }
  await client.query('close backup');
}
