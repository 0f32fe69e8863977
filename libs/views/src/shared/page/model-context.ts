import type { I18n } from '@lingui/core';
import type { Bilingual, DataSource, Locale, PageFilter, PageRoles, SearchKind } from '@raang/domain';
import type { NamedIcon } from '@raang/ui';

/** Paths of the site's pages. The site implements them; views and models know no routes. */
export interface Hrefs {
  home: (locale: Locale) => string;
  /** The query selects a part of the listing; a first page and empty fields are left out of the URL. */
  listing: (locale: Locale, category: { group: string; category: string }, query?: ListingQuery) => string;
  item: (locale: Locale, item: { group: string; category: string; id: string }) => string;
  /** The map of all lines, with an open station if the query names one. */
  map: (locale: Locale, query?: MapQuery) => string;
  /** The search of the whole site; empty fields and a first page are left out of the URL. */
  search: (locale: Locale, query?: SearchQuery) => string;
  /** Trains of a station, or journeys between two. */
  searchDeparture: (locale: Locale, query?: JourneySearchQuery) => string;
  station: (locale: Locale, code: string) => string;
  /** All stations, by line and by name. */
  stations: (locale: Locale) => string;
  /** Service status of all lines, planned works, lifts and escalators. */
  serviceStatus: (locale: Locale) => string;
  /** The form that asks for mails about disruptions; the query chooses places, or says what just happened. */
  subscribe: (locale: Locale, query?: SubscribeQuery) => string;
  /** A subscription, by the token of its mails. */
  subscription: (locale: Locale, token: string, query?: { done?: string }) => string;
  /** The ticket question, step by step. */
  whichTicket: (locale: Locale, query?: WhichTicketQuery) => string;
  /** Files for other programs, and what they contain. */
  openData: (locale: Locale) => string;
  /** A file of open data by its name, such as `stations.csv`. */
  openFile: (name: string) => string;
  /** Documents for programs that are the same in both languages. */
  machines: (document: 'api-reference' | 'llms') => string;
  /** The form that reports a lost or a found item. */
  report: (locale: Locale, kind: 'lost-report' | 'found-report') => string;
  /** The status of a case, for who may follow it; else the form that asks for its reference. */
  tracking: (locale: Locale, query?: TrackingQuery) => string;
  /** A file of a case, for who may follow it. */
  caseFile: (file: { reference: string; file: string }) => string;
  account: (locale: Locale, page: AccountPage, query?: AccountQuery) => string;
  /** A policy about the site's data protection. */
  policy: (locale: Locale, policy: PolicyName) => string;
  /** The social card of an item, or of the site. */
  socialCard: (locale: Locale, item?: { group: string; category: string; id: string }) => string;
  /** The newest items of a category, for feed readers. */
  newsFeed: (locale: Locale, category: { group: string; category: string }, format: NewsFeedFormat) => string;
  /** The calendar file of an item, or of all items of a category. */
  calendar: (locale: Locale, address: { group: string; category: string; id?: string }) => string;
}

/** RSS 2.0, or JSON Feed 1.1. */
export type NewsFeedFormat = 'rss' | 'json';

/** The policies, as in their paths. */
export const policyNames = [
  'cookie-policy',
  'privacy-notice',
  'privacy-policy',
  'accessibility-statement',
] as const;
export type PolicyName = (typeof policyNames)[number];

/**
 * Pages of accounts without a token. `logout` takes a form only; `export` is a download.
 */
type AccountPage = 'login' | 'register' | 'forgot-password' | 'profile' | 'logout' | 'export';

/** `notice`, `sent`: what just happened. `next`: the path to continue with after signing in. */
interface AccountQuery {
  notice?: string | undefined;
  sent?: string | undefined;
  next?: string | undefined;
}

/** On a fares page `from` and `to` are station codes. */
export interface ListingQuery extends PageFilter {
  page?: number;
  /** On a fares page: day of travel, `YYYY-MM-DD`, and rider category. */
  date?: string;
  rider?: string;
}

/** `q`: the text as typed. `kind`: the only kind of hits to show. */
interface SearchQuery {
  q?: string;
  kind?: SearchKind | undefined;
  page?: number;
}

/** `to`: where the journey from the open station leads. `from`: the start for fares. `layer`: the layer of the map. */
export interface MapQuery {
  station?: string;
  to?: string;
  from?: string;
  layer?: string;
}

/** Station codes, or typed text. */
export interface JourneySearchQuery {
  from?: string;
  to?: string;
  /** `depart`, `arrive` or `last`; `depart` is the default and left out of the URL. */
  mode?: string;
  /** `YYYY-MM-DD` and `HH:MM`; absent for now. */
  date?: string;
  time?: string;
  prefer?: string;
  /** `yes` or absent. */
  stepFree?: string;
  /** `live` or absent: simulated trains count too. */
  example?: string;
}

/** `line`, `station`: chosen at first. `done`: what just happened. */
interface SubscribeQuery {
  line?: string;
  station?: string;
  done?: string;
}

/** `sent`: directly after the case was sent. */
interface TrackingQuery {
  reference?: string;
  sent?: string;
}

export interface WhichTicketQuery {
  from?: string;
  to?: string;
  /** A line, or `every`, if no stations are given. */
  line?: string;
  rider?: string;
  /** The fare medium in hand. */
  card?: string;
  date?: string;
}

export interface LineName {
  id: string;
  name: Bilingual;
}

/** A line of another system. */
interface ConnectingLineName extends LineName {
  /** What passengers call its operator's trains: BTS. */
  brand?: Bilingual | undefined;
}

/** The request context of every model. Models read no clock and no environment. */
export interface ModelContext {
  i18n: I18n;
  locale: Locale;
  /** Language of the site's pages for people of neither language. */
  defaultLocale: Locale;
  hrefs: Hrefs;
  /** The authority's category of each role. */
  pages: PageRoles;
  /** Today at the network, `YYYY-MM-DD`. */
  today: string;
  /** The authority's lines, in the order of the map. */
  lines: readonly LineName[];
  /** Lines of other systems that passengers change to. */
  connectingLines: readonly ConnectingLineName[];
  /** The site's name in the page's language, for titles. */
  siteName: string;
  /** The authority's full name in the page's language. */
  authorityName: string;
  /** Origin of the public site, for canonical URLs. */
  publicUrl: string;
  /** The icon of a name such as `lucide:map-pin`, with its drawing; an unknown name has the icon of information. */
  iconOf: (name: string) => NamedIcon;
  /** Publications that the feed names, for pages that state its facts. */
  dataSources?: readonly DataSource[] | undefined;
}
