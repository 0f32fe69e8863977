import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import {
  type DocumentRowModel,
  filesOf,
  isDocument,
  toDocumentRow,
} from '../shared/documents/document-row-model';
import type { FileModel } from '../shared/documents/file-model';

export interface DocumentListModel {
  rows: DocumentRowModel[];
  /** Every file of the list, for its checksums. */
  files: FileModel[];
}

/** Documents, newest first. Undefined if the category has other items. */
export function toDocumentListModel(
  { items }: Pick<ListingData, 'items'>,
  context: ModelContext,
): DocumentListModel | undefined {
  if (!items.every(isDocument)) return undefined;
  const rows = items.map((item) => toDocumentRow(item, context));
  return { rows, files: filesOf(rows) };
}
