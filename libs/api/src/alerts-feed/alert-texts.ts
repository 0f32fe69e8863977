import type { Alert, InEitherLanguage } from '@raang/domain';
import { cleanText } from '../realtime/clean-text';
import type { Translations } from './realtime-alert';

/** The longest texts, in UTF-16 units; a longer one is cut. */
export const longestHeader = 500;
export const longestDescription = 10_000;

/**
 * The texts in our languages, the first of each. A text in a third language keeps its tag. One without a language belongs to
 * that of its script. Undefined if no translation has text.
 */
export function toTexts(translations: Translations, longest: number): InEitherLanguage | undefined {
  const said = translations
    .map(({ text, language }) => ({ text: cleanText(text, longest), language: languageOf(language, text) }))
    .filter(({ text }) => text);
  const inLanguage = (locale: string) => said.find(({ language }) => language.split('-')[0] === locale)?.text;
  const [th, en] = [inLanguage('th'), inLanguage('en')];
  const other = said.find(({ language }) => !['th', 'en'].includes(language.split('-')[0]!));
  if (!th && !en && !other) return undefined;
  return { ...(th && { th }), ...(en && { en }), ...(other && { other }) };
}

/** The addresses of web pages among the translations. */
export function toUrl(translations: Translations): Alert['url'] {
  const pages = translations.filter(({ text }) => isWebPage(text.trim()));
  const { th, en, other } = toTexts(pages, longestUrl) ?? {};
  if (th ?? en) return { ...(th && { th }), ...(en && { en }) };
  return other && { en: other.text };
}

const longestUrl = 2000;

function isWebPage(text: string): boolean {
  const { protocol } = URL.parse(text) ?? {};
  return (protocol === 'http:' || protocol === 'https:') && text.length <= longestUrl;
}

/** The canonical tag (BCP 47), some producers write `th_TH`; else the language of the text's script. */
function languageOf(given: string | undefined, text: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(given?.replaceAll('_', '-'));
    if (tag) return tag;
  } catch {
    // not a tag: as if none were given
  }
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  return /^[\p{Script=Latin}\P{Letter}]*$/u.test(text) ? 'en' : 'und';
}
