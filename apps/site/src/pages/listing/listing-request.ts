import type { ListingFilter, Locale } from '@raang/domain';
import type { TypedFareQuestion } from '@raang/views';

/** Which listing it is, and in which language. */
export interface ListingAddress {
  group: string;
  category: string;
  lang: Locale;
}

/** What a listing's page is asked. */
export interface ListingRequest {
  address: ListingAddress;
  filter: ListingFilter;
  /** What its view asks besides; undefined for views that ask nothing. */
  question: TypedFareQuestion | undefined;
  page: number;
  /** Today in Bangkok, `YYYY-MM-DD`. */
  today: string;
  now: Date;
}
