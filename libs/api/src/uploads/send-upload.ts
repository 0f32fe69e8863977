import type { Caller } from '../context/call-context';
import type { Database } from '../database/database';
import { attachmentHeader } from './attachment-header';
import type { FileStore } from './file-store';
import { fileOfCase } from './uploads.store';

/**
 * A file of a case, to send to its owner or to the desk. The caller has checked that they may see the case.
 * Sets the headers that keep a browser from running anything in it.
 * @returns undefined if the case has no such file
 */
export async function sendUpload(
  { db, files, caller }: { db: Database; files: FileStore; caller: Caller },
  wanted: { reference: string; id: string },
): Promise<File | undefined> {
  const upload = await fileOfCase(db, wanted);
  if (!upload) return undefined;
  const bytes = await files.read(upload.id);
  caller.responseHeaders.set('content-disposition', attachmentHeader(upload.name));
  caller.responseHeaders.set('content-security-policy', "default-src 'none'; sandbox");
  caller.responseHeaders.set('x-content-type-options', 'nosniff');
  return new File([new Uint8Array(bytes)], upload.name, { type: upload.mediaType });
}
