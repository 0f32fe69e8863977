import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@raang/domain/locale';

export { loadCatalog } from './load-catalog';

/** Creates an instance per request: a shared one would mix the languages of concurrent responses. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
