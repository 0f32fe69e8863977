import { defaultLocale, isLocale, type Locale } from '@raang/domain/locale';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The language of the document. In a browser it never changes: another language is another document. */
export const pageLocale = createIsomorphicFn()
  .server((): Locale => getGlobalStartContext()?.locale ?? defaultLocale)
  .client((): Locale => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : defaultLocale;
  });
