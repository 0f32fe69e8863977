import Validator from '@adobe/structured-data-validator';
import type { APIRequestContext } from '@playwright/test';
import { attributesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { readSchemaVocabulary } from './schema-vocabulary';
import { everyPage } from './site-pages';
import { partsOf, structuredDataOf, structuredDataScripts, type Thing } from './structured-data';

const locales = ['th', 'en'] as const;

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

/** An image's licence, which search engines want to show. The site states none. */
const unstatedLicence = /"license" is missing/;

const validator = new Validator(readSchemaVocabulary());

async function structuredDataAt(request: APIRequestContext, address: string): Promise<Thing[]> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return structuredDataOf(await response.text());
}

async function mistakesIn(thing: Thing): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [thing['@type'] as string]: [thing] } });
  const wrong = issues.filter(
    ({ severity, errorType, issueMessage }) =>
      (severity === 'ERROR' || errorType === 'schemaOrg') && !unstatedLicence.test(issueMessage),
  );
  return wrong.map(({ issueMessage }) => issueMessage);
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

for (const locale of locales) {
  for (const { path, template, isExample, hasOnlyExamples } of everyPage) {
    const address = `/${locale}${path}`;

    test(`${address} has valid structured data`, async ({ request, baseURL }) => {
      const html = await (await request.get(address)).text();
      const things = structuredDataOf(html);
      const isNotDescribed = path === '' || path === '/mrt-map' || isExample;
      const crumbs = isNotDescribed ? [] : ['BreadcrumbList'];
      const types = typesOf(things);
      if (template === 'item article' && !isExample) {
        expect(
          [['NewsArticle'], ['Article'], ['FAQPage']].map((type) => [...type, ...crumbs]),
        ).toContainEqual(types);
        expect(types.includes('NewsArticle')).toBe(path.startsWith('/updates/news/'));
      } else {
        const isDescribed = !isExample && !hasOnlyExamples;
        expect(types).toEqual([...(isDescribed ? (subjects[template] ?? []) : []), ...crumbs]);
      }

      for (const thing of things) {
        expect(thing['@context']).toBe('https://schema.org');
        expect(await mistakesIn(thing)).toEqual([]);
      }
      const { href: canonical } = attributesOf(html, 'link').find(({ rel }) => rel === 'canonical')!;
      for (const { property, value } of partsOf(things)) {
        if (property === 'url' || property === 'item' || property === 'image')
          expect(value).toMatch(/^https?:\/\//);
        if (/^date|^valid|Date$|^expires$/.test(property))
          expect(value).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+Z].*)?$/);
      }
      const [last] = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = (last?.['itemListElement'] ?? []) as Thing[];
      if (last) expect(steps.at(-1)).toMatchObject({ position: steps.length, item: canonical });
      expect(partsOf(things).filter(({ value }) => String(value).includes('undefined'))).toEqual([]);
      expect(html).toContain(baseURL!);
    });
  }

  test(`a list of questions in ${locale} has the questions that its page shows`, async ({ request }) => {
    const html = await (await request.get(`/${locale}/contact/lost/questions`)).text();
    const things = structuredDataOf(html);
    expect(typesOf(things)).toEqual(['FAQPage', 'BreadcrumbList']);
    const [page] = things;
    expect(await mistakesIn(page!)).toEqual([]);
    const questions = (page!['mainEntity'] as Thing[]).map(({ name }) => name);
    expect(questions.length).toBeGreaterThan(5);
    expect(textsOf(html, 'h2').slice(0, questions.length)).toEqual(questions);
  });

  test(`every ${locale} URL in structured data answers`, async ({ request, baseURL }) => {
    const found = new Set<string>();
    for (const { path } of everyPage) {
      const things = await structuredDataAt(request, `/${locale}${path}`);
      const lists = things.map((thing) =>
        // the first entries of a long list stand for the others
        thing['@type'] === 'ItemList'
          ? (thing['itemListElement'] as Thing[]).slice(0, 3)
          : (thing as unknown),
      );
      for (const { value } of partsOf(lists))
        if (typeof value === 'string' && value.startsWith(`${baseURL}/`)) found.add(value);
    }
    expect(found.size).toBeGreaterThan(everyPage.length);
    for (const url of found) {
      const { pathname, search } = new URL(url);
      expect((await request.get(`${pathname}${search}`)).status(), url).toBe(200);
    }
  });

  test(`${locale} lists name what the page shows, in its order`, async ({ request }) => {
    for (const { path, template } of everyPage.filter(({ template }) => template.startsWith('listing '))) {
      const html = await (await request.get(`/${locale}${path}`)).text();
      const [list] = structuredDataOf(html).filter((thing) => thing['@type'] === 'ItemList');
      const entries = (list?.['itemListElement'] ?? []) as { position: number; url: string }[];
      const shown = new Set(attributesOf(html, 'a').map(({ href }) => href?.replace(/[?#].*/, '')));
      const listed = entries.map(({ url }) => new URL(url).pathname);
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
      if (template !== 'listing ModalImage')
        expect(
          [...shown].filter((href) => listed.includes(href!)),
          path,
        ).toEqual(listed);
    }
  });
}

test('the two languages describe the same organisation', async ({ request }) => {
  const [[thai], [english]] = await Promise.all([
    structuredDataAt(request, '/th'),
    structuredDataAt(request, '/en'),
  ]);
  const { name, alternateName, address, ...same } = thai!;
  expect(english).toMatchObject(same);
  expect((english!['alternateName'] as string[])[0]).toBe(name);
  expect((alternateName as string[])[0]).toBe(english!['name']);
  expect(address).not.toBe(english!['address']);
});

test('the publisher of news is the organisation of the home page', async ({ request }) => {
  const [authority] = await structuredDataAt(request, '/en');
  const [news] = await structuredDataAt(request, '/en/updates/news/blue-line-fares-july-2026');
  const publisher = news!['publisher'] as Thing;
  expect(authority).toMatchObject(publisher);
});

test('a script has no character that could end it', async ({ request }) => {
  // the canonical URL of this page contains an ampersand
  const html = await (await request.get('/en/updates/news?page=2&line=blue')).text();
  const scripts = structuredDataScripts(html);
  expect(scripts.join()).toContain(String.raw`\u0026`);
  expect(scripts.join()).not.toMatch(/[<>&]/);
});
