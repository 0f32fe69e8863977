import type { Locale } from '@raang/i18n';
import { ImageConfigProvider } from '@raang/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WordsProvider } from '../../language/words-provider';
import { imageConfig } from '../../assets/image-config';

/**
 * HTML of a part in a language that has been loaded. While React renders a page, only in a component that calls no hook
 * afterwards and has nothing with an id inside: React counts ids in one place.
 *
 * @param name of the part: the prefix of its ids, since those of several roots would be equal
 */
export function toStaticHtml(part: ReactNode, { locale, name }: { locale: Locale; name: string }): string {
  return renderToStaticMarkup(
    <WordsProvider locale={locale}>
      <ImageConfigProvider config={imageConfig}>{part}</ImageConfigProvider>
    </WordsProvider>,
    { identifierPrefix: `${name}-` },
  );
}
