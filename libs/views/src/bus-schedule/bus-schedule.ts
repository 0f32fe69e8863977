import { defineViewType } from '../shared/listing/view-type';

/** Headways, first and last trains, line by line. */
export const busSchedule = defineViewType({
  name: 'BusSchedule',
  reads: 'whole',
  counts: 'nothing',
  choosesLine: true,
  showsEmptyCategory: true,
  sources: ['lines', 'stations', 'headways', 'serviceHours'],
  model: () => import('./bus-schedule-model').then((module) => module.toBusScheduleModel),
  view: () => import('./bus-schedule-view').then((module) => module.BusScheduleView),
});
