import type { Locale } from '@raang/domain/locale';
import { localeOfPath } from '../../addresses/locale-of-path';

/** The parts of an anchor that the listener uses. */
export interface LinkFacts {
  /** Absolute, as in `anchor.href`. */
  href: string;
  /** The kit's `external` flag, written as `rel="noopener"`; rendered Markdown adds `external`. */
  rel: string;
  /** Opens another window, or downloads. */
  isElsewhere: boolean;
}

/** The page that contains the link. */
export interface Here {
  origin: string;
  pathname: string;
  search: string;
  locale: Locale;
}

/**
 * Who handles a link: the router (with path, query and hash), the browser, or nobody. A link to another website
 * without the flag is blocked: it may have been injected (specification §8).
 */
export type LinkTarget = { by: 'router'; href: string } | { by: 'browser' } | { by: 'nobody' };

const browser = { by: 'browser' } as const;

export function linkTarget({ href, rel, isElsewhere }: LinkFacts, here: Here): LinkTarget {
  if (!URL.canParse(href)) return browser;
  const url = new URL(href);
  // telephone and mail links do not navigate
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return browser;
  if (url.origin !== here.origin) return isFlaggedExternal(rel) ? browser : { by: 'nobody' };
  if (isElsewhere || localeOfPath(url.pathname) !== here.locale) return browser;
  // feeds and calendars lie below their category's page, and look like an item to the router
  if (/\.(xml|json|ics)$/.test(url.pathname)) return browser;
  // within this page, or a reload
  if (url.pathname === here.pathname && url.search === here.search) return browser;
  return { by: 'router', href: `${url.pathname}${url.search}${url.hash}` };
}

function isFlaggedExternal(rel: string): boolean {
  return /(^|\s)(external|noopener)(\s|$)/.test(rel);
}
