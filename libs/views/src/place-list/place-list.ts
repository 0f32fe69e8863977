import { defineViewType } from '../shared/listing/view-type';

/** Places near the stations, along each line. */
export const placeList = defineViewType({
  name: 'PlaceList',
  reads: 'whole',
  counts: 'items',
  hrefsInOrder: ({ lines }) => lines.flatMap(({ cards }) => cards.map(({ href }) => href)),
  sources: ['stations'],
  model: () => import('./place-list-model').then((module) => module.toPlaceListModel),
  view: () => import('./place-list-view').then((module) => module.PlaceListView),
});
