import { msg } from '@lingui/core/macro';
import { type Alert, type Locale, textIn } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** What an alert says. Its title and its text may each be in the other language of the page. */
export interface AlertTexts {
  title: string;
  /** Set if the title is not in the page's language. */
  titleLang?: Locale | undefined;
  text: string;
  textLang?: Locale | undefined;
  /** Says in which language only the alert was published. */
  languageNote?: string | undefined;
}

export function toAlertTexts({ header, description }: Alert, { i18n, locale }: ModelContext): AlertTexts {
  const [title, text] = [textIn(header, locale), textIn(description, locale)];
  const langOf = (given: typeof title) => (given.locale === locale ? undefined : given.locale);
  const foreign = langOf(text) ?? langOf(title);
  return {
    title: title.text,
    titleLang: langOf(title),
    text: text.text,
    textLang: langOf(text),
    languageNote:
      foreign &&
      (foreign === 'th'
        ? i18n._(msg`This announcement is available in Thai only.`)
        : i18n._(msg`This announcement is available in English only.`)),
  };
}
