import { defineViewType } from '../shared/listing/view-type';

/** Tickets and cards in use, upcoming and ended. */
export const ticketTable = defineViewType({
  name: 'TicketTable',
  reads: 'whole',
  counts: 'nothing',
  sources: [],
  model: () => import('./ticket-table-model').then((module) => module.toTicketTableModel),
  view: () => import('./ticket-table-view').then((module) => module.TicketTableView),
});
