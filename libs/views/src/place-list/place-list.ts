import { defineViewType } from '../shared/listing/view-type';
import { placesOnPage } from './places-on-page';

/** Places near the stations, along each line. */
export const placeList = defineViewType({
  name: 'PlaceList',
  reads: 'whole',
  counts: 'items',
  itemsOnPage: placesOnPage,
  hrefsInOrder: ({ lines }) =>
    lines.flatMap(({ stations }) => stations.flatMap(({ cards }) => cards.map(({ href }) => href))),
  sources: ['lines', 'stations'],
  model: () => import('./place-list-model').then((module) => module.toPlaceListModel),
  view: () => import('./place-list-view').then((module) => module.PlaceListView),
});
