import { msg } from '@lingui/core/macro';
import type { DocumentFile } from '@raang/domain';
import { formatBytes } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

/** A file with its format, language and size. */
export interface FileModel {
  href: string;
  /** Format and language; or format and name if several files have both in common. */
  label: string;
  size: string;
  /** The name of the downloaded file. */
  name: string;
  /** Hexadecimal; shows that a download is complete. */
  sha256: string;
}

const types: Record<DocumentFile['mediaType'], string> = {
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
};

/** Files in the page's language first, bilingual files last; otherwise in the order of the item. */
export function toFileModels(files: readonly DocumentFile[], context: ModelContext): FileModel[] {
  const rank = ({ language }: DocumentFile) => (language === context.locale ? 0 : language ? 1 : 2);
  const kindOf = (file: DocumentFile) => `${types[file.mediaType]} · ${languageName(file, context)}`;
  return files
    .toSorted((one, other) => rank(one) - rank(other))
    .map((file) => {
      const kind = kindOf(file);
      const isAlone = files.filter((other) => kindOf(other) === kind).length === 1;
      return {
        href: file.url,
        label: isAlone ? kind : `${types[file.mediaType]} · ${file.name}`,
        size: formatBytes(file.sizeBytes),
        name: file.name,
        sha256: file.sha256,
      };
    });
}

function languageName({ language }: DocumentFile, { i18n }: ModelContext): string {
  switch (language) {
    case 'th':
      return i18n._(msg`Thai`);
    case 'en':
      return i18n._(msg`English`);
    case undefined:
      return i18n._(msg`Thai and English`);
  }
}
