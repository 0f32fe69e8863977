import type { Locale, PageFilter } from '@raang/domain';
import type { ListingQuestionField } from '@raang/views';

/** A listing and the language of its content. */
export interface ListingAddress {
  group: string;
  category: string;
  lang: Locale;
}

/** A visitor's request for a listing's page. */
export interface ListingRequest {
  address: ListingAddress;
  filter: PageFilter;
  /** Parameters of the view's own form, as typed. */
  question: Partial<Record<ListingQuestionField, string>>;
  page: number;
  /** Ids of the lines that match the filter. */
  lineIds: readonly string[];
  /** Today at the network, `YYYY-MM-DD`. */
  today: string;
  now: Date;
}
