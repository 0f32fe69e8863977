import type { I18n } from '@lingui/core';
import type { Bilingual, Locale } from '@raang/domain';

/** Addresses of the site's pages, as paths. The site implements it; views and models know no routes. */
export interface Hrefs {
  home: (locale: Locale) => string;
  listing: (locale: Locale, category: { group: string; category: string }, page?: number) => string;
  item: (locale: Locale, item: { group: string; category: string; id: string }) => string;
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
