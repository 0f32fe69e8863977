import { defineViewType } from '../shared/listing/view-type';

/** Documents with their files, page by page. */
export const documentList = defineViewType({
  name: 'DocumentList',
  reads: 'pages',
  counts: 'items',
  sources: [],
  model: () => import('./document-list-model').then((module) => module.toDocumentListModel),
  view: () => import('./document-list-view').then((module) => module.DocumentListView),
});
