import { defineViewType } from '../shared/listing/view-type';

/** What to do about lost property, and the numbers to call. */
export const lostProperty = defineViewType({
  name: 'LostProperty',
  reads: 'whole',
  counts: 'nothing',
  isService: true,
  sources: ['firstGuide', 'contactPoints'],
  model: () => import('./lost-property-model').then((module) => module.toLostPropertyModel),
  view: () => import('./lost-property-view').then((module) => module.LostPropertyView),
});
