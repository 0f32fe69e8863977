import { defineViewType } from '../shared/listing/view-type';

/** The public register of found items. */
export const assetFound = defineViewType({
  name: 'AssetFound',
  reads: 'pages',
  counts: 'foundItems',
  showsEmptyCategory: true,
  hasOwnPagination: true,
  filters: ['thing'],
  sources: ['foundItems', 'stations', 'guides', 'contactPoints'],
  model: () => import('./asset-found-model').then((module) => module.toAssetFoundModel),
  view: () => import('./asset-found-view').then((module) => module.AssetFoundView),
});
