import { defineViewType } from '../shared/listing/view-type';

/** Pictures that open in a dialog with their texts. */
export const modalImage = defineViewType({
  name: 'ModalImage',
  reads: 'whole',
  counts: 'items',
  sources: ['itemDetails'],
  model: () => import('./modal-image-model').then((module) => module.toModalImageModel),
  view: () => import('./modal-image-view').then((module) => module.ModalImageView),
});
