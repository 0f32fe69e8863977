import type { Database } from '../database/database';
import { readRandomSetting } from '../settings/settings.store';
import type { FileStore } from './file-store';
import { hasUpload, removeUnattached, uploadsBefore } from './uploads.store';

/** How long a person may take from choosing a file to sending the case. */
const keptMilliseconds = 24 * 60 * 60 * 1000;

export interface Sweep {
  /** Uploads that no case has named within a day, with their files if they still had one. */
  removedUploads: number;
  /** Files that no row names. */
  removedFiles: number;
  /** Ids of files that a case names and the store does not have: restore them from a backup. */
  lost: string[];
}

/** The file store belongs to another database, whose files must not be removed. */
export class ForeignStoreError extends Error {}

/**
 * Removes uploads without a case and files without a row. Both stay for a day, since they may be in use; so does a row
 * whose file this process does not see. Rows go before files: a crash in between leaves files that the next sweep finds.
 * @throws ForeignStoreError if another database marked the store first
 */
export async function sweepUploads(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<Sweep> {
  const owner = await readRandomSetting(db, 'identity');
  if ((await files.claim(owner)) !== owner)
    throw new ForeignStoreError('the files of uploads belong to another database; none is removed');
  const before = new Date(now.getTime() - keptMilliseconds);
  const expired = await removeUnattached(db, before);
  for (const id of expired) await files.remove(id);

  // rows first: a file that is written meanwhile then counts as present
  const rows = await uploadsBefore(db, now);
  const named = new Set(rows.map(({ id }) => id));
  const stored = new Set<string>();
  for await (const id of files.list()) stored.add(id);
  let removedFiles = 0;
  for (const id of stored) {
    if (named.has(id) || (await files.writtenAt(id)) >= before || (await hasUpload(db, id))) continue;
    await files.remove(id);
    removedFiles += 1;
  }
  const isLost = ({ id, caseReference }: (typeof rows)[number]) => caseReference !== null && !stored.has(id);
  return { removedUploads: expired.length, removedFiles, lost: rows.filter(isLost).map(({ id }) => id) };
}
