import { defineViewType } from '../shared/listing/view-type';

/** Cards, newest first. The site uses it where a category's own view does not fit. */
export const contentList = defineViewType({
  name: 'ContentList',
  reads: 'pages',
  counts: 'items',
  sources: [],
  model: () => import('./content-list-model').then((module) => module.toContentListModel),
  view: () => import('./content-list-view').then((module) => module.ContentListView),
});
