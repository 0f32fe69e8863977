import type { CrawledPage } from './read-page';
import type { Crawl } from './stored-crawl';

export const locales = ['th', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Whether search engines may index the page under its URL. */
export const isIndexedAt = (
  { status, canonicals, robots, robotsHeader = '' }: CrawledPage,
  url: string,
): boolean =>
  status === 200 &&
  canonicals[0] === url &&
  ![...robots, robotsHeader].some((rule) => rule.includes('noindex'));

/** By path. */
export function indexedPages({ baseUrl, pages }: Crawl, locale: Locale): Map<string, CrawledPage> {
  const isIn = new RegExp(`^/${locale}(/|$)`);
  return new Map([...pages].filter(([path, page]) => isIn.test(path) && isIndexedAt(page, baseUrl + path)));
}

/** The reasons that a check gives, each after the path of its page; none if every page is right. */
export function wrongPages(
  pages: Iterable<[path: string, page: CrawledPage]>,
  reasonsOf: (page: CrawledPage, path: string) => readonly string[],
): string[] {
  return [...pages].flatMap(([path, page]) => reasonsOf(page, path).map((reason) => `${path}: ${reason}`));
}
