import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { type DocumentRowModel, isDocument, toDocumentRow } from '../shared/documents/document-row-model';

export interface DocumentListModel {
  rows: DocumentRowModel[];
}

/** Documents, newest first. Undefined if the category has other items. */
export function toDocumentListModel(
  { items }: Pick<ListingData, 'items'>,
  context: ModelContext,
): DocumentListModel | undefined {
  if (!items.every(isDocument)) return undefined;
  return { rows: items.map((item) => toDocumentRow(item, context)) };
}
