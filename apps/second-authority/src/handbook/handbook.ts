import { defineViewType } from '@raang/views';

/** A view type of this app: all items of a category in full on one page, after a table of contents. */
export const handbook = defineViewType({
  name: 'Handbook',
  reads: 'whole',
  counts: 'nothing',
  sources: ['itemDetails'],
  model: () => import('./handbook-model').then((module) => module.toHandbookModel),
  view: () => import('./handbook-view').then((module) => module.HandbookView),
});
