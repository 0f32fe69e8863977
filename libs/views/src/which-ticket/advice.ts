import type { TicketOption } from '@raang/domain';
import type { TicketAnswer, WhichTicketData } from './which-ticket-data';

/** The recommended option, with the data that it is chosen from. */
export interface Advice {
  data: WhichTicketData;
  answer: TicketAnswer;
  option: TicketOption;
  isFree: boolean;
}
