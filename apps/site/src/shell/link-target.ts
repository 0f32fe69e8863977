import type { Locale } from '@raang/domain/locale';
import { localeOfPath } from '../addresses/page-address';

/** What the listener needs to know of an anchor. */
export interface LinkFacts {
  /** Absolute, as `anchor.href` gives it. */
  href: string;
  /** The kit's `external` flag, which it writes as `rel="noopener"`; rendered Markdown adds `external`. */
  rel: string;
  /** Goes into another window, or to the disk. */
  isElsewhere: boolean;
}

/** The page on which the link stands. */
export interface Here {
  origin: string;
  pathname: string;
  search: string;
  locale: Locale;
}

/**
 * Who follows a link: the router (with path, query and hash), the browser, or nobody: an address on another website
 * that is not flagged as one may be the work of somebody else (specification §8).
 */
export type LinkTarget = { by: 'router'; href: string } | { by: 'browser' } | { by: 'nobody' };

const browser = { by: 'browser' } as const;

export function linkTarget({ href, rel, isElsewhere }: LinkFacts, here: Here): LinkTarget {
  if (!URL.canParse(href)) return browser;
  const url = new URL(href);
  // telephone and mail are no navigation
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return browser;
  if (url.origin !== here.origin) return isFlaggedExternal(rel) ? browser : { by: 'nobody' };
  if (isElsewhere || localeOfPath(url.pathname) !== here.locale) return browser;
  // within this page, or this very page anew
  if (url.pathname === here.pathname && url.search === here.search) return browser;
  return { by: 'router', href: `${url.pathname}${url.search}${url.hash}` };
}

function isFlaggedExternal(rel: string): boolean {
  return /(^|\s)(external|noopener)(\s|$)/.test(rel);
}
