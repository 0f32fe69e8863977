import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { crawlSite, type Follow } from './crawl';
import { type HtmlResponse, readPage } from './read-page';
import { clearCrawl, storeHtml, storePages } from './stored-crawl';

interface CrawlOptions {
  request: APIRequestContext;
  baseUrl: string;
  starts: readonly string[];
  follow: Follow;
}

/** Crawls a site and stores what it reads. Returns the number of URLs. */
export async function storeCrawl(
  name: string,
  { request, baseUrl, starts, follow }: CrawlOptions,
): Promise<number> {
  await clearCrawl(name);
  const readAt = async (path: string) => {
    const url = new URL(path, baseUrl);
    const response = await fetchHtml(request, url);
    if (response.html) await storeHtml(name, path, response.html);
    return readPage(response, url);
  };
  const pages = await crawlSite(starts, readAt, follow);
  await storePages(name, { baseUrl, pages });
  return pages.size;
}

/**
 * Gets pages, and asks whether other resources exist. As crawlers do, it comes back to a picture that the site could not
 * make while it made others.
 */
async function fetchHtml(request: APIRequestContext, url: URL, attempts = 4): Promise<HtmlResponse> {
  const isPage = /^\/(th|en)(\/|$)/.test(url.pathname);
  const response = await request.fetch(url.href, { method: isPage ? 'GET' : 'HEAD', maxRedirects: 0 });
  const {
    'retry-after': retryAfter,
    'content-type': type,
    'x-robots-tag': robotsHeader,
  } = response.headers();
  if (!isPage && response.status() === 503 && retryAfter && attempts > 1) {
    await setTimeout(Number(retryAfter) * 1000);
    return fetchHtml(request, url, attempts - 1);
  }
  const html = type?.startsWith('text/html') ? await response.text() : '';
  // otherwise Playwright keeps the body until the end of the test
  await response.dispose();
  return { status: response.status(), html, robotsHeader };
}
