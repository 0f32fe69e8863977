import type { CaseFile } from '@raang/contract';
import type { Database } from '../database/database';
import type { FileStore } from './file-store';
import { enterUpload } from './uploads.store';
import type { MediaType } from './uploads.table';

/** The file store is full, broken or out of reach. */
export class StoreError extends Error {}

/**
 * Stores an accepted file, then its row: a row without its file would be a promise that the desk cannot keep.
 * @throws StoreError if the file cannot be written
 */
export async function storeUpload(
  { db, files }: { db: Database; files: FileStore },
  upload: { id: string; name: string; mediaType: MediaType; bytes: Uint8Array; createdAt: Date },
): Promise<CaseFile> {
  const { id, name, mediaType, bytes, createdAt } = upload;
  try {
    await files.write(id, bytes, mediaType);
  } catch (error) {
    // a full disk may hold a part of it; what cannot be removed now is swept
    await files.remove(id).catch(() => {});
    throw new StoreError('a file cannot be stored', { cause: error });
  }
  const file = { id, name, mediaType, bytes: bytes.length };
  await enterUpload(db, { ...file, createdAt });
  return file;
}
