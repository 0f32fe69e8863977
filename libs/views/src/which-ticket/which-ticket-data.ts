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

/** Ways to pay, with the words of the rules that they name. */
export interface TicketAnswer {
  date: string;
  riderCategory: string;
  /** None for a way on foot. */
  lineIds: readonly string[];
  options: readonly TicketOption[];
  /** Indices of `options`. */
  recommended?: number | undefined;
  cheaper?: number | undefined;
  changes: readonly TariffChange[];
  noticeIds: readonly string[];
  rules: readonly FareRule[];
}

/** What the page is made from. */
export interface WhichTicketData {
  groups: readonly CategoryGroup[];
  stations: readonly StationSummary[];
  tariff: TariffOfDay;
  question: TicketQuestion;
  /** Absent until every question is answered. */
  answer?: TicketAnswer | undefined;
  /** The pages of tickets, wherever the content has them. */
  tickets: readonly Item[];
}
