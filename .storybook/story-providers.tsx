import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ImageConfig, ImageConfigProvider, KeptWords, LabelsProvider } from '@raang/ui';
import { labels as en } from '@raang/ui/labels/en';
import { labels as th } from '@raang/ui/labels/th';
import type { ReactNode } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
/** The kit's own tokens, or those of second-brand.css. */
export const brands = ['raang', 'second'] as const;
type StoryLocale = 'th' | 'en';

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

/** Whether a story shows pages and forms, which consist of the kit's parts. */
export const isOfPages = ({ title }: { title: string }) => /^(Views|Templates|Patterns\/Forms)\//.test(title);

/** The messages and image sizes of a story, for its context. The kit has neither, so its stories load none. */
export async function loadMessages({ title, globals }: { title: string; globals: Record<string, unknown> }) {
  if (!isOfPages({ title })) return {};
  const { i18n, imageConfig } = await import('./views');
  return { i18n: i18n[localeOf(globals)], imageConfig };
}

/** The part of Storybook's context that the providers use. */
interface StoryContext {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  loaded: Record<string, unknown>;
}

export interface StoryProvidersProps {
  context: StoryContext;
  children: ReactNode;
}

/** The context that the site gives every part: labels, messages and a background. */
export function StoryProviders({ context: { globals, parameters, loaded }, children }: StoryProvidersProps) {
  const locale = localeOf(globals);
  // parts that span the page, such as a header, have no padding
  const gutter = parameters['bleed'] ? '' : 'p-4 sm:p-6';
  const page = (
    <LabelsProvider labels={labels[locale]}>
      <div className={`bg-surface text-ink ${gutter}`}>{children}</div>
    </LabelsProvider>
  );
  const i18n = loaded['i18n'] as I18n | undefined;
  return i18n ? (
    <I18nProvider key={locale} i18n={i18n} defaultComponent={KeptWords}>
      <ImageConfigProvider config={loaded['imageConfig'] as ImageConfig}>{page}</ImageConfigProvider>
    </I18nProvider>
  ) : (
    page
  );
}
