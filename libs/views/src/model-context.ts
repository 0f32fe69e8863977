import type { I18n } from '@lingui/core';
import type { Bilingual, ListingFilter, Locale } from '@raang/domain';

/** Addresses of the site's pages, as paths. The site implements it; views and models know no routes. */
export interface Hrefs {
  home: (locale: Locale) => string;
  /** The query says which part of the listing; a first page and empty fields are not part of the address. */
  listing: (locale: Locale, category: { group: string; category: string }, query?: ListingQuery) => string;
  item: (locale: Locale, item: { group: string; category: string; id: string }) => string;
  /** A page that says what the site does with what it knows of people. */
  policy: (locale: Locale, policy: PolicyName) => string;
  /** The picture that stands for an item where its page is shared, or for the site. */
  socialCard: (locale: Locale, item?: { group: string; category: string; id: string }) => string;
}

export const policyNames = ['cookie-policy', 'privacy-notice', 'privacy-policy'] as const;
export type PolicyName = (typeof policyNames)[number];

/** In a listing of fares `from` and `to` are stations' codes. */
export interface ListingQuery extends ListingFilter {
  page?: number;
  /** Day of travel, `YYYY-MM-DD`, and kind of passenger: in a listing of fares. */
  date?: string;
  rider?: string;
}

export interface LineName {
  id: string;
  name: Bilingual;
}

/** What every model is made with; nothing is taken from the air. */
export interface ModelContext {
  i18n: I18n;
  locale: Locale;
  hrefs: Hrefs;
  /** Today in Bangkok, `YYYY-MM-DD`. */
  today: string;
  /** The network's lines, in the order of the map. */
  lines: readonly LineName[];
  /** The site's name in the page's language, for titles. */
  siteName: string;
  /** Origin of the public site, for canonical addresses. */
  publicUrl: string;
}
