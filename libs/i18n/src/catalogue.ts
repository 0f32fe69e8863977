/// <reference path="./po.d.ts" />
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@raang/domain/locale';

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  th: () => import('./locales/th.po'),
  en: () => import('./locales/en.po'),
};

/** A locale's compiled messages; the browser loads its own locale's chunk only. */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).messages;
}

/** A fresh instance, one per request: a shared one mixes up the words of concurrent answers. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
