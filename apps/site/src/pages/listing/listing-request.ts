import type { ListingFilter, Locale } from '@raang/domain';
import type { ListingQuestionField } from '@raang/views';

/** A listing, and the language to read it in. */
export interface ListingAddress {
  group: string;
  category: string;
  lang: Locale;
}

/** What a visitor asks of a listing's page. */
export interface ListingRequest {
  address: ListingAddress;
  filter: ListingFilter;
  /** The parameters of the view's own form, as typed. */
  question: Partial<Record<ListingQuestionField, string>>;
  page: number;
  /** Ids of the lines that the filter leaves. */
  lineIds: readonly string[];
  /** Today in Bangkok, `YYYY-MM-DD`. */
  today: string;
  now: Date;
}
