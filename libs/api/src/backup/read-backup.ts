import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BackupError, type BackupManifest, backupManifest, backupPaths, storedFile } from './backup-format';
import { readLines } from './stored-lines';

/**
 * Reads the description of a backup.
 * @throws BackupError if there is none, or another release has to read it
 */
async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(backupPaths(folder).manifest, 'utf8').catch(() => {
    throw new BackupError(`${folder} is no complete backup: it has no manifest.json`);
  });
  const parsed = backupManifest.safeParse(toJson(text));
  if (!parsed.success) throw new BackupError(`${folder} has a manifest.json that this release cannot read`);
  return parsed.data;
}

/**
 * Reads the whole backup and compares the digests.
 * @throws BackupError
 */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables)
    for await (const line of readLines(backupPaths(folder).table(table.name), table)) void line;
  for await (const file of readFiles(folder, manifest)) void file;
  return manifest;
}

/** Reads the uploads of a backup one by one. @throws BackupError for a file that has changed */
export async function* readFiles(folder: string, { files }: BackupManifest) {
  const paths = backupPaths(folder);
  for await (const line of readLines(paths.fileList, files)) {
    const file = storedFile.parse(JSON.parse(line));
    const bytes = await readFile(paths.file(file.id)).catch(() => undefined);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new BackupError(`${paths.file(file.id)} is missing or damaged: take another backup`);
    yield { ...file, bytes };
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
