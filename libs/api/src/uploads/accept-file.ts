import { caseFileLimits } from '@raang/domain';
import { fileTypeFromBuffer } from 'file-type';
import { acceptImage } from './accept-image';
import { isSoundPdf } from './accept-pdf';
import type { FileOutcome } from './file-outcome';

/**
 * Checks a file by its content; its name and declared type do not count. Images are re-encoded, PDFs stay as they are.
 * @throws TooBusyError if too many images are being re-encoded
 */
export async function acceptFile(bytes: Uint8Array): Promise<FileOutcome> {
  if (bytes.length > caseFileLimits.bytes) return { problem: 'file-too-large' };
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = caseFileLimits.mediaTypes.find((type) => type === found?.mime);
  if (!mediaType) return { problem: 'file-type' };
  if (mediaType !== 'application/pdf') return acceptImage(bytes, mediaType);
  return isSoundPdf(bytes) ? { bytes, mediaType } : { problem: 'file-type' };
}
