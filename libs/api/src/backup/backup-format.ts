import path from 'node:path';
import { z } from 'zod';

/** Names the format of the folder. A change that older programs cannot read gets another name. */
const format = 'raang-backup-1';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const storedLines = z.object({
  /** Number of lines. */
  count: z.number().int(),
  /** SHA-256 of the uncompressed lines. */
  sha256: digest,
});

/**
 * `manifest.json` of a backup. It is written last: a folder without it is not a backup.
 *
 * Beside it, `tables/<name>.ndjson.gz` has a table's rows as JSON, `files.ndjson.gz` describes the uploads, and
 * `files/<id>` has their bytes.
 */
export const backupManifest = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgresql']),
  /** The newest migration that the database had. */
  schema: z.object({ name: z.string(), version: z.number().int() }),
  tables: z.array(storedLines.extend({ name: z.string().regex(/^[a-z_]+$/) })),
  /** The values that the sequences had given out. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: storedLines,
  /** Uploads of the database that the store did not have. */
  missingFiles: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof backupManifest>;

/** A line of `files.ndjson.gz`. */
export const storedFile = z.object({ id: z.uuid(), mediaType: z.string(), sha256: digest });

export type StoredFile = z.infer<typeof storedFile>;

/** Paths inside a backup. */
export const backupPaths = (folder: string) => ({
  manifest: path.join(folder, 'manifest.json'),
  tables: path.join(folder, 'tables'),
  table: (name: string) => path.join(folder, 'tables', `${name}.ndjson.gz`),
  fileList: path.join(folder, 'files.ndjson.gz'),
  files: path.join(folder, 'files'),
  file: (id: string) => path.join(folder, 'files', id),
});

/** A backup that cannot be made, read or restored. The message says what to do. */
export class BackupError extends Error {}
