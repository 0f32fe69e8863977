import type { I18n } from '@lingui/core';
import type { Bilingual, ListingFilter, Locale } from '@raang/domain';

/** Addresses of the site's pages, as paths. The site implements it; views and models know no routes. */
export interface Hrefs {
  home: (locale: Locale) => string;
  /** The query says which part of the listing; a first page and empty fields are not part of the address. */
  listing: (locale: Locale, category: { group: string; category: string }, query?: ListingQuery) => string;
  item: (locale: Locale, item: { group: string; category: string; id: string }) => string;
  /** The map of all lines; with a station it is open at that one. */
  map: (locale: Locale, query?: MapQuery) => string;
  /** Trains of a station, or ways from one to another. */
  searchDeparture: (locale: Locale, query?: JourneySearchQuery) => string;
  station: (locale: Locale, code: string) => string;
  /** All stations, line by line and by name. */
  stations: (locale: Locale) => string;
  /** How all lines run, works to come, lifts and escalators. */
  serviceStatus: (locale: Locale) => string;
  /** Which ticket to use, asked step by step. */
  whichTicket: (locale: Locale, query?: WhichTicketQuery) => string;
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

/** `from` is the station that fares are shown from; `layer` is what the map shows beside the lines. */
export interface MapQuery {
  station?: string;
  from?: string;
  layer?: string;
}

/** Stations as codes, or as somebody typed them. */
export interface JourneySearchQuery {
  from?: string;
  to?: string;
  /** `depart`, `arrive`, `last`; `depart` is not part of the address. */
  mode?: string;
  /** `YYYY-MM-DD` and `HH:MM`; now without them. */
  date?: string;
  time?: string;
  prefer?: string;
  /** `yes` or absent. */
  stepFree?: string;
}

export interface WhichTicketQuery {
  from?: string;
  to?: string;
  /** A line, or `every`; where no stations are named. */
  line?: string;
  rider?: string;
  /** What the passenger has in hand (fare media). */
  card?: string;
  date?: string;
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
