import type { MediaType } from './uploads.table';

export type ImageType = Exclude<MediaType, 'application/pdf'>;

/** A file as it is stored, or why it is refused. */
export type FileOutcome =
  | { problem: 'file-type' | 'file-unsafe' | 'file-too-large' }
  | { problem?: never; bytes: Uint8Array; mediaType: MediaType };
