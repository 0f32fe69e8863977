/// <reference path="./po.d.ts" />
import type { Messages } from '@lingui/core';
import type { Locale } from '@raang/domain/locale';

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  th: () => import('./locales/th.po'),
  en: () => import('./locales/en.po'),
};

/** Loads the compiled messages of a locale. Each locale is a chunk of its own, so the browser loads only one. */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).messages;
}
