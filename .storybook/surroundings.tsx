import { I18nProvider } from '@lingui/react';
import { createI18n, loadCatalog } from '@raang/i18n';
import { LabelsProvider } from '@raang/ui';
import { labels as en } from '@raang/ui/labels/en';
import { labels as th } from '@raang/ui/labels/th';
import type { ReactNode } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
/** The kit's own tokens, or those of second-brand.css. */
export const brands = ['raang', 'second'] as const;
type StoryLocale = 'th' | 'en';

const i18n = {
  th: createI18n('th', await loadCatalog('th')),
  en: createI18n('en', await loadCatalog('en')),
};
const labels = { th, en };

export function localeOf(globals: Record<string, unknown>): StoryLocale {
  return globals['locale'] === 'en' ? 'en' : 'th';
}

/** Sets language, colour mode and brand on the document, as the site does. */
export function showIn(page: Document, globals: Record<string, unknown>) {
  page.documentElement.lang = localeOf(globals);
  page.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light');
  page.documentElement.dataset['brand'] = String(globals['brand'] ?? brands[0]);
}

export interface SurroundingsProps {
  locale: StoryLocale;
  /** No padding, for parts that span the page, such as a header. */
  bleed?: boolean;
  children: ReactNode;
}

/** The context that the site gives every part: labels, messages and a background. */
export function Surroundings({ locale, bleed = false, children }: SurroundingsProps) {
  return (
    <I18nProvider key={locale} i18n={i18n[locale]}>
      <LabelsProvider labels={labels[locale]}>
        <div className={bleed ? 'bg-surface text-ink' : 'bg-surface p-4 text-ink sm:p-6'}>{children}</div>
      </LabelsProvider>
    </I18nProvider>
  );
}
