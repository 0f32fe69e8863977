import { type Locale, locales } from '@raang/domain/locale';
import type { ModelContext } from './model-context';

/** What a page says about itself to browsers and search engines. */
export interface HeadModel {
  title: string;
  description: string;
  /** Absolute. */
  canonical: string;
  /** This page in each language, absolute; `x-default` is the one for everybody else. */
  alternates: { hrefLang: Locale | 'x-default'; href: string }[];
  /** `index` unless the page is only for the person who sees it. */
  isIndexed: boolean;
}

/** Between the page's title and the site's name (specification §1). */
const titleSeparator = ' · ';

export function toPageTitle(title: string, siteName: string): string {
  return title === siteName ? siteName : `${title}${titleSeparator}${siteName}`;
}

/**
 * @param pathIn path and query of this page in a language
 */
export function toHeadModel(
  { title, description, pathIn }: { title: string; description: string; pathIn: (locale: Locale) => string },
  { siteName, publicUrl, locale }: ModelContext,
): HeadModel {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    title: toPageTitle(title, siteName),
    description,
    canonical: absolute(pathIn(locale)),
    alternates: [
      ...locales.map((hrefLang) => ({ hrefLang, href: absolute(pathIn(hrefLang)) })),
      { hrefLang: 'x-default' as const, href: absolute(pathIn('th')) },
    ],
    isIndexed: true,
  };
}
