import { defineViewType } from '../shared/listing/view-type';

/** Stations or car parks, by line. */
export const lineTable = defineViewType({
  name: 'LineTable',
  reads: 'whole',
  counts: 'nothing',
  choosesLine: true,
  showsEmptyCategory: true,
  sources: ['lines', 'stations', 'carParks', 'alerts', 'serviceHours'],
  model: () => import('./line-table-model').then((module) => module.toLineTableModel),
  view: () => import('./line-table-view').then((module) => module.LineTableView),
});
