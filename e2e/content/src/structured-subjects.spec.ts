import { expectEach } from '@raang/e2e-kit/expect-each';
import { attributesOf, textsOf } from '@raang/e2e-kit/html';
import { everyPage } from '@raang/e2e-kit/site-pages';
import { structuredDataOf, structuredDataScripts, type Thing } from '@raang/e2e-kit/structured-data';
import { expect, test } from './crawl-test';
import { locales } from './indexed-pages';
import type { Crawl } from './stored-crawl';

const thingsAt = async ({ htmlAt }: Crawl, path: string) => structuredDataOf(await htmlAt(path));

test('a list of questions has the questions that its page shows', async ({ crawl }) => {
  for (const locale of locales) {
    const html = await crawl.htmlAt(`/${locale}/contact/lost/questions`);
    const [page] = structuredDataOf(html);
    expect(page!['@type']).toBe('FAQPage');
    const questions = (page!['mainEntity'] as Thing[]).map(({ name }) => name);
    expect(questions.length).toBeGreaterThan(5);
    expect(textsOf(html, 'h2').slice(0, questions.length)).toEqual(questions);
  }
});

test('a list names what its page shows, in its order', async ({ crawl }) => {
  // pictures open over their list, so they have no links
  const listings = everyPage.filter(({ template }) => /^listing (?!ModalImage)/.test(template));
  const paths = locales.flatMap((locale) => listings.map(({ path }) => `/${locale}${path}`));
  await expectEach(paths, String, async (path) => {
    const html = await crawl.htmlAt(path);
    const list = structuredDataOf(html).find((thing) => thing['@type'] === 'ItemList');
    const entries = (list?.['itemListElement'] ?? []) as { position: number; url: string }[];
    const listed = entries.map(({ url }) => new URL(url).pathname);
    // a notice above may link to an item too
    const links = attributesOf(html.slice(html.indexOf('<main')), 'a');
    const shown = new Set(links.map(({ href }) => href?.replace(/[?#].*/, '')));
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
    expect([...shown].filter((href) => listed.includes(href!))).toEqual(listed);
  });
});

test('the two languages describe the same organisation', async ({ crawl }) => {
  const [[thai], [english]] = await Promise.all([thingsAt(crawl, '/th'), thingsAt(crawl, '/en')]);
  const { name, alternateName, address, ...same } = thai!;
  expect(english).toMatchObject(same);
  expect((english!['alternateName'] as string[])[0]).toBe(name);
  expect((alternateName as string[])[0]).toBe(english!['name']);
  expect(address).not.toBe(english!['address']);
});

test('the publisher of news is the organisation of the home page', async ({ crawl }) => {
  const [authority] = await thingsAt(crawl, '/en');
  const [news] = await thingsAt(crawl, '/en/updates/news/blue-line-fares-july-2026');
  expect(authority).toMatchObject(news!['publisher'] as Thing);
});

test('a script has no character that could end it', async ({ crawl }) => {
  // the canonical URL of this page contains an ampersand
  const html = await crawl.htmlAt('/en/updates/news?page=2&line=blue');
  const scripts = structuredDataScripts(html);
  expect(scripts.join()).toContain(String.raw`\u0026`);
  expect(scripts.join()).not.toMatch(/[<>&]/);
});
