import type { Locale } from '@raang/domain/locale';
import { type Alternate, toAlternates } from './alternates';
import type { ModelContext } from './model-context';
import { toMetaDescription } from './meta-description';
import type { StructuredData } from './structured-data';

/** A page's metadata for browsers and search engines. */
export interface HeadModel {
  title: string;
  description: string;
  /** Absolute. */
  canonical: string;
  /** This page in each language. */
  alternates: Alternate[];
  /** The picture of the page where it is shared. */
  socialCard: SocialCardModel;
  /** False for pages that differ by visitor or query. */
  isIndexed: boolean;
  /** Feeds and calendars about the page's category, for browsers and feed readers. */
  feeds?: FeedLinkModel[] | undefined;
  /** JSON-LD. */
  structuredData?: StructuredData[] | undefined;
}

export interface FeedLinkModel {
  /** Media type. */
  type: string;
  title: string;
  /** Absolute. */
  href: string;
}

interface SocialCardModel {
  /** Absolute. */
  href: string;
  width: number;
  height: number;
  alt: string;
}

/** Pixels of every social card: the ratio that Open Graph clients show uncropped (1.91 : 1). */
export const socialCardSize = { width: 1200, height: 630 };

/** Between the page's title and the site's name (specification §1). */
const titleSeparator = ' · ';

/** The title of a browser tab: the page's, then the site's. */
export function toPageTitle(title: string, siteName: string): string {
  return `${title}${titleSeparator}${siteName}`;
}

export interface HeadData {
  title: string;
  description: string;
  /** Path and query of this page in a language. */
  pathIn: (locale: Locale) => string;
  /** The item of the page, which has a card of its own. */
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
    description: toMetaDescription(description),
    canonical: absolute(pathIn(locale)),
    alternates: toAlternates(pathIn, context),
    socialCard: {
      href: absolute(hrefs.socialCard(locale, item)),
      ...socialCardSize,
      alt: item ? (item.pictureAlt ?? item.title) : siteName,
    },
    isIndexed: true,
  };
}
