import { everyPage } from '@raang/e2e-kit/site-pages';
import { expect, test } from './crawl-test';
import { indexedPages, locales, wrongPages } from './indexed-pages';
import type { CrawledPage } from './read-page';

const siteNames = { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' };

for (const locale of locales) {
  test.describe(`indexed pages in ${locale}`, () => {
    test('are those that are known, each with its heading as its title', ({ crawl }) => {
      const indexed = indexedPages(crawl, locale);
      const wrong = everyPage
        .filter(({ isExample }) => !isExample)
        .flatMap(({ path, heading }) => {
          const page = indexed.get(`/${locale}${path}`);
          if (!page) return [`${path} is not indexed`];
          const { title, headings } = page;
          if (
            !heading ||
            (headings[0] === heading[locale] && title === `${heading[locale]} · ${siteNames[locale]}`)
          )
            return [];
          return [`${path} has the title “${title}” and the heading “${headings[0]}”`];
        });
      expect(wrong).toEqual([]);
    });

    test('declare their language and both alternates', ({ crawl }) => {
      const wrong = wrongPages(indexedPages(crawl, locale), ({ language, alternates }, path) => {
        const rest = path.slice(3);
        const [thai, english] = [`${crawl.baseUrl}/th${rest}`, `${crawl.baseUrl}/en${rest}`];
        const expected = `th ${thai}, en ${english}, x-default ${thai}`;
        const declared = alternates.map((alternate) => alternate.join(' ')).join(', ');
        return [
          ...(language === locale ? [] : [`its language is ${language}`]),
          ...(declared === expected ? [] : [`its alternates are ${declared}`]),
        ];
      });
      expect(wrong).toEqual([]);
    });

    test('have one main part, one main heading, one canonical URL, and the name of the site in their title', ({
      crawl,
    }) => {
      const wrong = wrongPages(indexedPages(crawl, locale), ({ mains, headings, canonicals, title }) => [
        ...(mains === 1 ? [] : [`has ${mains} main parts`]),
        ...(headings.length === 1 ? [] : [`has the main headings “${headings.join('”, “')}”`]),
        ...(canonicals.length === 1 ? [] : [`has the canonical URLs ${canonicals.join(' and ')}`]),
        ...(title.includes(siteNames[locale]) ? [] : [`has the title “${title}”`]),
      ]);
      expect(wrong).toEqual([]);
    });

    test('share no title or description', ({ crawl }) => {
      const indexed = indexedPages(crawl, locale);
      expect(shared(indexed, ({ title }) => title)).toEqual([]);
      expect(shared(indexed, ({ description }) => description)).toEqual([]);
    });

    test('have a description that search engines show whole', ({ crawl }) => {
      const wrong = wrongPages(indexedPages(crawl, locale), ({ description = '' }) =>
        description.length >= 50 && description.length <= 170 ? [] : [`${description.length} characters`],
      );
      expect(wrong).toEqual([]);
    });
  });
}

/** The texts that several pages share, each with its pages. */
function shared(pages: Map<string, CrawledPage>, textOf: (page: CrawledPage) => string | undefined) {
  const byText = Map.groupBy(pages, ([, page]) => textOf(page));
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => [text, ...same.map(([path]) => path)]);
}
