import { type Locale, locales } from '@raang/domain/locale';
import type { ModelContext } from './model-context';
import type { StructuredData } from './structured-data';

/** What a page says about itself to browsers and search engines. */
export interface HeadModel {
  title: string;
  description: string;
  /** Absolute. */
  canonical: string;
  /** This page in each language, absolute; `x-default` is the one for everybody else. */
  alternates: { hrefLang: Locale | 'x-default'; href: string }[];
  /** What stands for the page where it is shared. */
  socialCard: SocialCardModel;
  /** `index` unless the page is only for the person who sees it. */
  isIndexed: boolean;
  /** What the page tells machines, as JSON-LD. */
  structuredData?: StructuredData[] | undefined;
}

export interface SocialCardModel {
  /** Absolute. */
  href: string;
  width: number;
  height: number;
  alt: string;
}

/** Pixels of every social card: what Open Graph's readers take whole (1.91 : 1). The site draws them so. */
export const socialCardSize = { width: 1200, height: 630 };

/** Between the page's title and the site's name (specification §1). */
const titleSeparator = ' · ';

export function toPageTitle(title: string, siteName: string): string {
  return title === siteName ? siteName : `${title}${titleSeparator}${siteName}`;
}

export interface HeadData {
  title: string;
  description: string;
  /** Path and query of this page in a language. */
  pathIn: (locale: Locale) => string;
  /** The item that the page is about: it has a card of its own. */
  item?: CardItem;
}

interface CardItem {
  group: string;
  category: string;
  id: string;
  title: string;
  pictureAlt?: string | undefined;
}

export function toHeadModel(
  { title, description, pathIn, item }: HeadData,
  context: ModelContext,
): HeadModel {
  const { siteName, publicUrl, locale, hrefs } = context;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    title: toPageTitle(title, siteName),
    description,
    canonical: absolute(pathIn(locale)),
    alternates: [
      ...locales.map((hrefLang) => ({ hrefLang, href: absolute(pathIn(hrefLang)) })),
      { hrefLang: 'x-default' as const, href: absolute(pathIn('th')) },
    ],
    socialCard: {
      href: absolute(hrefs.socialCard(locale, item)),
      ...socialCardSize,
      alt: item ? (item.pictureAlt ?? item.title) : siteName,
    },
    isIndexed: true,
  };
}
