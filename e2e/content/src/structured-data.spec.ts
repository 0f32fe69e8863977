import { everyPage, type SitePage } from '@raang/e2e-kit/site-pages';
import { structuredDataOf, type Thing } from '@raang/e2e-kit/structured-data';
import { expect, test } from './crawl-test';
import { indexedPages, locales } from './indexed-pages';
import type { Crawl } from './stored-crawl';
import { mistakesIn } from './structured-data-mistakes';

/** Types of a page's subjects by its template; the map and pages that are not named have none. */
const subjects: Record<string, string[]> = {
  '': ['Organization', 'WebSite'],
  '/open-data': ['DataCatalog'],
  '/stations': ['ItemList'],
  '/stations/BL01': ['TrainStation'],
  '/stations/CEN': ['TrainStation'],
  'listing ContentList': ['ItemList'],
  'listing PlaceList': ['ItemList'],
  'listing DownloadList': ['ItemList'],
  'listing DocumentList': ['ItemList'],
  'listing ModalImage': ['ItemList'],
  'listing Contact': ['GovernmentService'],
  'listing LostProperty': ['GovernmentService'],
  'listing Comment': ['GovernmentService'],
  'item car-park': ['ParkingFacility'],
  'item place': ['Place'],
  'item document': ['DigitalDocument'],
  'item ticket-type': ['Offer'],
  'item fare-group': ['Offer'],
  'item safety-picture': ['ImageObject'],
  'item contact-point': ['ContactPoint'],
};

/** The lists of types that a page may have. */
function allowedTypes({ path, template, hasOnlyExamples }: SitePage): string[] {
  const crumbs = path === '' || path === '/mrt-map' ? [] : ['BreadcrumbList'];
  const ofArticles = path.startsWith('/updates/news/') ? [['NewsArticle']] : [['Article'], ['FAQPage']];
  const ofOthers = [hasOnlyExamples ? [] : (subjects[template] ?? [])];
  const allowed = template === 'item article' ? ofArticles : ofOthers;
  return allowed.map((types) => [...types, ...crumbs].join(', '));
}

/** Calls a check for each thing of each indexed page of both languages. Returns its reasons, after path and type. */
async function wrongThings(
  crawl: Crawl,
  reasonsOf: (thing: Thing, canonical: string) => Promise<string[]> | string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, { canonicals }] of locales.flatMap((locale) => [...indexedPages(crawl, locale)]))
    for (const thing of structuredDataOf(await crawl.htmlAt(path)))
      for (const reason of await reasonsOf(thing, canonicals[0]!))
        wrong.push(`${path}: ${String(thing['@type'])}: ${reason}`);
  return wrong;
}

test('structured data describes the subject of its page', async ({ crawl }) => {
  const wrong: string[] = [];
  for (const locale of locales)
    for (const page of everyPage.filter(({ isExample }) => !isExample)) {
      const path = `/${locale}${page.path}`;
      const things = structuredDataOf(await crawl.htmlAt(path));
      const types = things.map((thing) => thing['@type']).join(', ');
      const allowed = allowedTypes(page);
      if (!allowed.includes(types)) wrong.push(`${path}: has ${types}, not ${allowed.join(' or ')}`);
    }
  expect(wrong).toEqual([]);
});

test('structured data follows the rules of schema.org and of search engines', async ({ crawl }) => {
  let checked = 0;
  const wrong = await wrongThings(crawl, (thing) => {
    checked += 1;
    return mistakesIn(thing);
  });
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(1500);
});

test('breadcrumbs of structured data lead to their page', async ({ crawl }) => {
  const wrong = await wrongThings(crawl, (thing, canonical) => {
    if (thing['@type'] !== 'BreadcrumbList') return [];
    const steps = thing['itemListElement'] as { position: number; item: string }[];
    const last = steps.at(-1);
    return last?.item === canonical && last.position === steps.length
      ? []
      : [`its last step is ${JSON.stringify(last)}`];
  });
  expect(wrong).toEqual([]);
});

test('the check finds a wrong property, a relative URL, a day as people write it, and a missing value', async () => {
  const thing = { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'Fares of undefined' };
  const mistakes = await mistakesIn({ ...thing, colour: 'blue', url: '/en', datePublished: '22/11/2026' });
  for (const reason of [/colour/, /url is \/en/, /datePublished is 22/, /headline is Fares of undefined/])
    expect(mistakes).toContainEqual(expect.stringMatching(reason));
});
