import { defineViewType } from '../shared/listing/view-type';

/** Stations or car parks, by line. */
export const tableMrt = defineViewType({
  name: 'TableMRT',
  reads: 'whole',
  counts: 'nothing',
  choosesLine: true,
  showsEmptyCategory: true,
  sources: ['lines', 'stations', 'carParks', 'alerts', 'serviceHours'],
  model: () => import('./table-mrt-model').then((module) => module.toTableMrtModel),
  view: () => import('./table-mrt-view').then((module) => module.TableMrtView),
});
