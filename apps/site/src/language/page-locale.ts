import { defaultLocale, isLocale, type Locale } from '@raang/domain/locale';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The document's language. It never changes in a browser: another language is another document. */
export const pageLocale = createIsomorphicFn()
  .server((): Locale => getGlobalStartContext()?.locale ?? defaultLocale)
  .client((): Locale => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : defaultLocale;
  });
