import { attributesOf, textsOf } from '@raang/e2e-kit/html';
import { examplePaths } from '@raang/e2e-kit/site-pages';
import { expect, test } from './crawl-test';
import { indexedPages, locales, wrongPages } from './indexed-pages';
import type { CrawledPage } from './read-page';
import type { Crawl } from './stored-crawl';

test('every URL that a page names works', ({ crawl }) => {
  // a link to a page that has moved for good is out of date; a sign-in page redirects for other reasons
  const wrong = [...crawl.pages].filter(([, { status }]) => status >= 400 || [301, 308].includes(status));
  expect(wrong.map(([path, { status }]) => `${path}: ${status}, named by ${namedBy(crawl, path)}`)).toEqual(
    [],
  );
});

test('every fragment of a link is on its page', ({ crawl: { pages } }) => {
  const ids = new Map([...pages].map(([path, page]) => [path, new Set(page.ids)]));
  const wrong = wrongPages(pages, ({ references }) =>
    references
      // what a form leads to is only on the page of its answer
      .filter(
        ({ path, fragment, kind }) => kind === 'link' && fragment && ids.get(path)?.has(fragment) === false,
      )
      .map(({ path, fragment }) => `${path} has no #${fragment}`),
  );
  expect(wrong).toEqual([]);
});

test('no page of the official website says that it is a demonstration, or has an example', ({ crawl }) => {
  expect(wrongPages(crawl.pages, ({ isDemonstration }) => (isDemonstration ? ['does so'] : []))).toEqual([]);
  const examples = examplePaths.flatMap((path) => locales.map((locale) => `/${locale}${path}`));
  expect(examples.filter((path) => crawl.pages.has(path))).toEqual([]);
});

for (const locale of locales) {
  test(`the home page in ${locale} leads to every indexed page`, ({ crawl }) => {
    const indexed = indexedPages(crawl, locale);
    const linked = linkedFrom(indexed, `/${locale}`);
    expect([...indexed.keys()].filter((path) => !linked.has(path))).toEqual([]);
  });

  test(`the sitemap of ${locale} has the indexed pages with their languages`, async ({ crawl, request }) => {
    const sitemap = await (await request.get(`/${locale}-sitemap.xml`)).text();
    const listed = sitemap
      .split('<url>')
      .slice(1)
      .map((entry) => {
        const links = attributesOf(entry, 'xhtml:link').map(({ hreflang, href }) => `${hreflang} ${href}`);
        return `${textsOf(entry, 'loc')[0]}: ${links.join(', ')}`;
      });
    const indexed = [...indexedPages(crawl, locale)].map(([path, { alternates }]) => {
      const links = alternates.map((alternate) => alternate.join(' '));
      return `${crawl.baseUrl}${path}: ${links.join(', ')}`;
    });
    expect(indexed.toSorted()).toEqual(listed.toSorted());
  });
}

const namedBy = ({ pages }: Crawl, path: string) =>
  [...pages].find(([, { references }]) => references.some((reference) => reference.path === path))?.[0];

/** The paths that a visitor reaches from one of these pages by their links and forms. */
function linkedFrom(pages: ReadonlyMap<string, CrawledPage>, start: string): Set<string> {
  const reached = new Set([start]);
  // the loop also visits what it adds
  for (const at of reached)
    for (const { path, kind } of pages.get(at)?.references ?? [])
      if (kind === 'link' || kind === 'form') reached.add(path);
  return reached;
}
