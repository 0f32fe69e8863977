import { caseFileLimits } from '@raang/domain';
import { fileTypeFromBuffer } from 'file-type';
import { acceptImage } from './accept-image';
import { acceptPdf } from './accept-pdf';
import type { FileOutcome } from './file-outcome';

/**
 * Checks a file by its content; its name and declared type do not count. Images are re-encoded, PDFs stay as they are.
 * @throws TooBusyError if too many files are being checked
 */
export async function acceptFile(bytes: Uint8Array): Promise<FileOutcome> {
  if (bytes.length > caseFileLimits.bytes) return { problem: 'file-too-large' };
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = caseFileLimits.mediaTypes.find((type) => type === found?.mime);
  if (!mediaType) return { problem: 'file-type' };
  return mediaType === 'application/pdf' ? acceptPdf(bytes) : acceptImage(bytes, mediaType);
}
