import { I18nProvider } from '@lingui/react';
import { createI18n, type Locale } from '@raang/i18n';
import { KeptWords, LabelsProvider } from '@raang/ui';
import { type ReactNode, useMemo } from 'react';
import { wordsIn } from './words';

/** The words of what is rendered inside, in a language that has been loaded. */
export function WordsProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { messages, labels } = wordsIn(locale);
  const i18n = useMemo(() => createI18n(locale, messages), [locale, messages]);
  return (
    <I18nProvider i18n={i18n} defaultComponent={KeptWords}>
      <LabelsProvider labels={labels}>{children}</LabelsProvider>
    </I18nProvider>
  );
}
