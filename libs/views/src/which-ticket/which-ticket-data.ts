import type {
  CategoryGroup,
  FareRule,
  Item,
  StationSummary,
  TariffChange,
  TicketOption,
} from '@raang/domain';
import type { TariffOfDay } from './tariff-of-day';
import type { TicketQuestion } from './ticket-question';

/** Ticket options, with the rules that they name. */
export interface TicketAnswer {
  date: string;
  riderCategory: string;
  /** Empty for a journey on foot. */
  lineIds: readonly string[];
  /** Lines of the journey for which no fare medium is recorded. */
  lineIdsWithoutMedia: readonly string[];
  options: readonly TicketOption[];
  /** Index into `options`. */
  recommended?: number | undefined;
  cheaper?: number | undefined;
  changes: readonly TariffChange[];
  noticeIds: readonly string[];
  rules: readonly FareRule[];
}

/** The data of the page. */
export interface WhichTicketData {
  groups: readonly CategoryGroup[];
  stations: readonly StationSummary[];
  tariff: TariffOfDay;
  question: TicketQuestion;
  /** Absent until every question is answered. */
  answer?: TicketAnswer | undefined;
  /** The pages of tickets, from all categories. */
  tickets: readonly Item[];
}
