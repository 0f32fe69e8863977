/// <reference path="./po.d.ts" />
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@raang/domain/locale';

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  th: () => import('./locales/th.po'),
  en: () => import('./locales/en.po'),
};

/** Loads the compiled messages of a locale. Each locale is a chunk of its own, so the browser loads only one. */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).messages;
}

/** Creates an instance per request: a shared one would mix the languages of concurrent responses. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
