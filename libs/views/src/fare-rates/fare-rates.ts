import { defineViewType } from '../shared/listing/view-type';

/** The fare between two stations, and all fares of a line. */
export const fareRates = defineViewType({
  name: 'FareRatesTicketTable',
  reads: 'whole',
  counts: 'nothing',
  showsEmptyCategory: true,
  asks: ['from', 'to', 'date', 'rider'],
  sources: ['lines', 'stations', 'fares'],
  model: () => import('./fare-rates-model').then((module) => module.toFareRatesModel),
  view: () => import('./fare-rates-view').then((module) => module.FareRatesView),
});
