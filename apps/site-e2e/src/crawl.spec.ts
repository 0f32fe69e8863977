import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import {
  type Crawl,
  type CrawledPage,
  crawlSite,
  type HtmlResponse,
  indexedPages,
  linkedFrom,
} from './crawl';
import { attributesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { examplePaths } from './site-pages';

const locales = ['th', 'en'] as const;

// one crawl for all tests of the file
test.describe.configure({ mode: 'default' });

let crawl: Crawl;
let home: Record<(typeof locales)[number], string>;

test.beforeAll(async ({ request, baseURL }) => {
  // a thousand pages, on a machine that does other things too
  test.setTimeout(600_000);
  home = { th: `${baseURL}/th`, en: `${baseURL}/en` };
  crawl = await crawlSite(Object.values(home), (url) => fetchHtml(request, url));
});

test('every URL that a page names works', () => {
  expect(crawl.size).toBeGreaterThan(1000);
  // a link to a page that has moved for good is out of date; a sign-in page redirects for other reasons
  const wrong = [...crawl].filter(([, { status }]) => status >= 400 || status === 301 || status === 308);
  expect(wrong.map(([url, { status }]) => `${status} ${url}, named by ${namedBy(url)}`)).toEqual([]);
});

test('no page of the official website says that it is a demonstration, or has an example', () => {
  expect([...crawl].filter(([, { isDemonstration }]) => isDemonstration).map(([url]) => url)).toEqual([]);
  const examples = new Set(examplePaths.flatMap((path) => [`/th${path}`, `/en${path}`]));
  expect([...crawl.keys()].filter((url) => examples.has(new URL(url).pathname))).toEqual([]);
});

test('every fragment of a link is on its page', () => {
  const wrong = [...crawl].flatMap(([page, { references }]) =>
    references
      // what a form leads to is only on the page of its answer
      .filter(
        ({ url, fragment, kind }) =>
          kind === 'link' && fragment && crawl.get(url)?.ids.has(fragment) === false,
      )
      .map(({ url, fragment }) => `${page} → ${url}#${fragment}`),
  );
  expect(wrong).toEqual([]);
});

for (const locale of locales) {
  test(`the sitemap of ${locale} has the indexed pages with their languages`, async ({ request }) => {
    const sitemap = await (await request.get(`/${locale}-sitemap.xml`)).text();
    const entries = sitemap.split('<url>').slice(1);
    const listed = new Map(entries.map((entry) => [textsOf(entry, 'loc')[0]!, entry]));
    const pages = pagesIn(locale);
    expect([...listed.keys()].toSorted()).toEqual([...pages.keys()].toSorted());
    for (const [url, entry] of listed) {
      const links = attributesOf(entry, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href]);
      expect(pages.get(url)?.alternates, url).toEqual(Object.fromEntries(links));
    }
  });

  test(`the home page in ${locale} leads to every indexed page`, () => {
    const linked = linkedFrom(crawl, home[locale]);
    expect([...pagesIn(locale).keys()].filter((url) => !linked.has(url))).toEqual([]);
  });

  test(`no two indexed pages in ${locale} have one title or description`, () => {
    expect(shared(pagesIn(locale), ({ title }) => title)).toEqual([]);
    expect(shared(pagesIn(locale), ({ description }) => description)).toEqual([]);
  });

  test(`every indexed page in ${locale} has a description that search engines show whole`, () => {
    const lengths = [...pagesIn(locale)].map(
      ([url, { description = '' }]) => [url, description.length] as const,
    );
    expect(lengths.filter(([, length]) => length < 50 || length > 170)).toEqual([]);
  });
}

/** Reads pages, and only asks for other resources. */
/** As crawlers do, it comes back to a picture that the site could not make while it made others. */
async function fetchHtml(request: APIRequestContext, url: string, attempts = 4): Promise<HtmlResponse> {
  const isPage = /^\/(th|en)(\/|$)/.test(new URL(url).pathname);
  const response = await request.fetch(url, { method: isPage ? 'GET' : 'HEAD', maxRedirects: 0 });
  const retryAfter = response.headers()['retry-after'];
  if (!isPage && response.status() === 503 && retryAfter && attempts > 1) {
    await setTimeout(Number(retryAfter) * 1000);
    return fetchHtml(request, url, attempts - 1);
  }
  const isHtml = response.headers()['content-type']?.startsWith('text/html');
  const html = isHtml ? await response.text() : '';
  // otherwise Playwright keeps the body until the end of the test
  await response.dispose();
  return { status: response.status(), html, robots: response.headers()['x-robots-tag'] };
}

const pagesIn = (locale: string): Crawl =>
  new Map([...indexedPages(crawl)].filter(([url]) => new URL(url).pathname.split('/')[1] === locale));

const namedBy = (url: string) =>
  [...crawl].find(([, { references }]) => references.some((reference) => reference.url === url))?.[0];

/** The texts that several pages share, each with its pages. */
function shared(pages: Crawl, textOf: (page: CrawledPage) => string | undefined) {
  const byText = Map.groupBy(pages, ([, page]) => textOf(page));
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => [text, ...same.map(([url]) => url)]);
}
