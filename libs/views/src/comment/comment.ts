import { defineViewType } from '../shared/listing/view-type';

/** Where to send feedback. */
export const comment = defineViewType({
  name: 'Comment',
  reads: 'whole',
  counts: 'nothing',
  isService: true,
  showsEmptyCategory: true,
  sources: ['contactPoints'],
  model: () => import('./comment-model').then((module) => module.toCommentModel),
  view: () => import('./comment-view').then((module) => module.CommentView),
});
