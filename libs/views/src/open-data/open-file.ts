import { formatBytes } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';

/** A file of open data, without its bytes. */
export interface OpenFile {
  /** Such as `stations.csv`; the URL ends with it. */
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Moment of the last change; undefined if the data does not say it. */
  changedAt?: string | undefined;
}

export interface OpenFileModel {
  name: string;
  href: string;
  size: string;
  sha256: string;
}

export function toOpenFileModel(
  { name, sizeBytes, sha256 }: OpenFile,
  { hrefs }: ModelContext,
): OpenFileModel {
  return { name, href: hrefs.openFile(name), size: formatBytes(sizeBytes), sha256 };
}
