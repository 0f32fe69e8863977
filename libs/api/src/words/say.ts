import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '@raang/domain';
import { createI18n, loadCatalog } from '@raang/i18n';

const catalogues = {
  th: createI18n('th', await loadCatalog('th')),
  en: createI18n('en', await loadCatalog('en')),
};

/** A noun in a language, as headings have it. */
export const say = (noun: MessageDescriptor, locale: Locale): string => catalogues[locale]._(noun);

/** A noun within a sentence: English writes it small, unless it is an abbreviation or a name. */
export const sayWithin = (noun: MessageDescriptor, locale: Locale): string =>
  say(noun, locale).replace(/^[A-Z](?=[a-z]+\b(?!-))/, (letter) => letter.toLowerCase());
