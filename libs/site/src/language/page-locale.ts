import { defaultLocale, type Locale } from '@raang/domain/locale';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { localeOfPath } from '../addresses/locale-of-path';

/**
 * The page's language, by its URL: a browser that translates the page changes the document's. It never changes in a browser:
 * another language is another document.
 */
export const pageLocale = createIsomorphicFn()
  .server((): Locale => getGlobalStartContext()?.locale ?? defaultLocale)
  .client((): Locale => localeOfPath(location.pathname) ?? defaultLocale);
