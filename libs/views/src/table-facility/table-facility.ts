import { defineViewType } from '../shared/listing/view-type';

/** Which station has which facilities. */
export const tableFacility = defineViewType({
  name: 'TableFacility',
  reads: 'whole',
  counts: 'nothing',
  choosesLine: true,
  showsEmptyCategory: true,
  sources: ['lines', 'stations'],
  model: () => import('./table-facility-model').then((module) => module.toTableFacilityModel),
  view: () => import('./table-facility-view').then((module) => module.TableFacilityView),
});
