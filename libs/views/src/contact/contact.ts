import { defineViewType } from '../shared/listing/view-type';

/** How to contact the authority and the operators. */
export const contact = defineViewType({
  name: 'Contact',
  reads: 'whole',
  counts: 'nothing',
  isService: true,
  sources: ['firstGuide'],
  model: () => import('./contact-model').then((module) => module.toContactModel),
  view: () => import('./contact-view').then((module) => module.ContactView),
});
