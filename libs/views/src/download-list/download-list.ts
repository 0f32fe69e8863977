import { defineViewType } from '../shared/listing/view-type';

/** All documents with their files on one page. */
export const downloadList = defineViewType({
  name: 'DownloadList',
  reads: 'whole',
  counts: 'items',
  hrefsInOrder: ({ groups }) =>
    groups.flatMap(({ table }) => table.serverPart?.rows.map(({ href }) => href) ?? []),
  sources: [],
  model: () => import('./download-list-model').then((module) => module.toDownloadListModel),
  view: () => import('./download-list-view').then((module) => module.DownloadListView),
});
