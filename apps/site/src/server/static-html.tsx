import type { Locale } from '@raang/i18n';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WordsProvider } from '../language/words-provider';

/**
 * HTML of a part in a language that has been loaded.
 * Not while React renders: a rendering inside of another one changes the ids of the outer one.
 *
 * @param name of the part: the prefix of its ids, since those of several roots would be equal
 */
export function toStaticHtml(part: ReactNode, { locale, name }: { locale: Locale; name: string }): string {
  return renderToStaticMarkup(<WordsProvider locale={locale}>{part}</WordsProvider>, {
    identifierPrefix: `${name}-`,
  });
}
