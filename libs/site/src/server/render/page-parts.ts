import type { Locale } from '@raang/i18n';
import type { RenderPart } from '@raang/views';
import { LRUCache } from 'lru-cache';
import { toStaticHtml } from './static-html';

/** Characters of all parts, most of them Thai. */
const mostCharacters = 8_000_000;

const htmlByPart = new LRUCache<string, string, () => string>({
  maxSize: mostCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
  memoMethod: (_key, _stale, { context: render }) => render(),
});

/** Renders the parts of pages in a language: each version once, as their names have a hash of their content. */
export function partsIn(locale: Locale): RenderPart {
  return (name, render) =>
    htmlByPart.memo(`${locale} ${name}`, {
      // an id has no spaces
      context: () => withoutPreloads(toStaticHtml(render(), { locale, name: name.replaceAll(/\s+/g, '-') })),
    });
}

/** React puts preloads of pictures before a part, where the pictures themselves follow at once. */
const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
