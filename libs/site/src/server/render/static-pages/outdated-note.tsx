import { I18nProvider } from '@lingui/react';
import type { Locale } from '@raang/domain';
import { createI18n } from '@raang/i18n';
import { KeptWords, LabelsProvider } from '@raang/ui';
import { StaleNoticeView, toStaleNoticeModel } from '@raang/views';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadWords, wordsIn } from '../../../language/words';
import { createModelContext } from '../../models/model-context';

/** The words for a page that is used longer than usual, as HTML. */
export async function outdatedNote(locale: Locale, madeAt: Date): Promise<string> {
  const [context] = await Promise.all([createModelContext(locale), loadWords(locale)]);
  const { messages, labels } = wordsIn(locale);
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(locale, messages)} defaultComponent={KeptWords}>
      <LabelsProvider labels={labels}>
        <StaleNoticeView {...toStaleNoticeModel(madeAt, context)} />
      </LabelsProvider>
    </I18nProvider>,
  );
}
