import { msg } from '@lingui/core/macro';
import { type Alert, otherLocale, textIn } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** What an alert says. Its title and its text may each be in the other language of the page. */
export interface AlertTexts {
  title: string;
  /** Its language tag, if the title is not in the page's language. */
  titleLang?: string | undefined;
  text: string;
  textLang?: string | undefined;
  /** Says in which language only the alert was published. */
  languageNote?: string | undefined;
  /** A web page about it. */
  page?: string | undefined;
}

export function toAlertTexts(alert: Alert, context: ModelContext): AlertTexts {
  const { header, description, url } = alert;
  const { locale } = context;
  const [title, text] = [textIn(header, locale), textIn(description, locale)];
  const langOf = (given: typeof title) => (given.language === locale ? undefined : given.language);
  const foreign = langOf(text) ?? langOf(title);
  return {
    title: title.text,
    titleLang: langOf(title),
    text: text.text,
    textLang: langOf(text),
    languageNote: foreign && languageNote(foreign, context),
    page: url && (url[locale] ?? url[otherLocale(locale)]),
  };
}

function languageNote(language: string, { i18n, locale }: ModelContext): string | undefined {
  if (language === 'th') return i18n._(msg`This announcement is available in Thai only.`);
  if (language === 'en') return i18n._(msg`This announcement is available in English only.`);
  if (language === 'und') return undefined;
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return i18n._(msg`This announcement is available in this language only: ${name}`);
}
