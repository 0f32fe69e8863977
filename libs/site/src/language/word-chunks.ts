import type { Messages } from '@lingui/core';
import type { Locale } from '@raang/domain/locale';
import { loadCatalog } from '@raang/i18n/load-catalog';
import type { Labels } from '@raang/ui';

const labelLoaders: Record<Locale, () => Promise<{ labels: Labels }>> = {
  th: () => import('@raang/ui/labels/th'),
  en: () => import('@raang/ui/labels/en'),
};

/**
 * Loads the chunks of a language's words. Apart from `words.ts`, so that a page requests them together with its
 * program.
 */
export async function loadWordChunks(locale: Locale): Promise<{ messages: Messages; labels: Labels }> {
  const [messages, { labels }] = await Promise.all([loadCatalog(locale), labelLoaders[locale]()]);
  return { messages, labels };
}
