import { msg } from '@lingui/core/macro';
import type { ItemOf } from '@raang/domain';
import {
  type DocumentRowModel,
  filesOf,
  isDocument,
  toDocumentRow,
} from '../shared/documents/document-row-model';
import type { FileModel } from '../shared/documents/file-model';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';

export interface DownloadListModel {
  /** Current, upcoming and ended documents; empty groups are left out. */
  groups: {
    id: 'current' | 'upcoming' | 'earlier';
    title: string;
    table: ServerPartModel<{ caption: string; rows: DocumentRowModel[] }>;
  }[];
  /** Every file of the list, for its checksums. */
  files: ServerPartModel<FileModel[]>;
}

/** Groups documents by whether they are in force today: most visitors need the current fare table. */
export function toDownloadListModel(
  { items }: Pick<ListingData, 'items'>,
  context: ModelContext,
): DownloadListModel | undefined {
  if (!items.every(isDocument)) return undefined;
  const { i18n, today } = context;
  const isUpcoming = ({ validFrom }: ItemOf<'document'>) => validFrom !== undefined && validFrom > today;
  const isEarlier = ({ validTo }: ItemOf<'document'>) => validTo !== undefined && validTo < today;
  const current = items.filter((item) => !isUpcoming(item) && !isEarlier(item));
  const groups = [
    { id: 'current' as const, title: i18n._(msg`In force now`), items: byLine(current, context) },
    { id: 'upcoming' as const, title: i18n._(msg`Upcoming`), items: items.filter(isUpcoming) },
    { id: 'earlier' as const, title: i18n._(msg`No longer in force`), items: byEnd(items.filter(isEarlier)) },
  ];
  const shown = groups
    .filter((group) => group.items.length > 0)
    .map(({ id, title, items: ofGroup }) => ({
      id,
      title,
      rows: ofGroup.map((item) => toDocumentRow(item, context)),
    }));
  return {
    groups: shown.map(({ id, title, rows }) => ({
      id,
      title,
      table: toServerPart({ caption: title, rows }),
    })),
    files: toServerPart(filesOf(shown.flatMap(({ rows }) => rows))),
  };
}

/** In the order of the map by the first line; documents about all lines come last. */
function byLine(items: ItemOf<'document'>[], { lines }: ModelContext) {
  const rank = (item: ItemOf<'document'>) => {
    const position = lines.findIndex(({ id }) => item.lines.some((line) => line === id));
    return position < 0 ? lines.length : position;
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** Most recently ended first. */
function byEnd(items: ItemOf<'document'>[]) {
  return items.toSorted((one, other) => (other.validTo ?? '').localeCompare(one.validTo ?? '', 'en'));
}
