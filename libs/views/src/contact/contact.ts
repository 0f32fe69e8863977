import { defineViewType } from '../shared/listing/view-type';

/** The ways to reach the authority and the operators. */
export const contact = defineViewType({
  name: 'Contact',
  reads: 'whole',
  counts: 'nothing',
  sources: ['firstGuide'],
  model: () => import('./contact-model').then((module) => module.toContactModel),
  view: () => import('./contact-view').then((module) => module.ContactView),
});
