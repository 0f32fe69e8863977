import { expectEach } from '@raang/e2e-kit/expect-each';
import { attributesOf } from '@raang/e2e-kit/html';
import { expect, test } from './crawl-test';
import { type Locale, locales } from './indexed-pages';

const words = {
  th: 'เว็บไซต์สาธิต ไม่ใช่',
  en: 'Demonstration, not the',
} as const;

/** What a page of a demonstration says that it is: on the line below its header, and to search engines. */
function readEdition(html: string, header: string | undefined, locale: Locale) {
  return {
    // once more among its notices
    isSaid: html.includes(words[locale]),
    links: attributesOf(html, 'a').some(({ href }) => href === 'https://www.mrta.co.th'),
    robots: attributesOf(html, 'meta').flatMap(({ name, content }) => (name === 'robots' ? [content] : [])),
    header,
  };
}
const demonstration = { isSaid: true, links: true, robots: ['noindex'], header: 'noindex' };

for (const locale of locales) {
  test(`every kind of page in ${locale} says that it is a demonstration`, async ({ crawl }) => {
    const pages = [...crawl.pages].filter(([path]) => path.split('/')[1] === locale);
    expect(pages.length).toBeGreaterThan(75);
    const read = pages.map(async ([path, { robotsHeader }]) => ({
      path,
      ...readEdition(await crawl.htmlAt(path), robotsHeader, locale),
    }));
    expect(await Promise.all(read)).toEqual(pages.map(([path]) => ({ path, ...demonstration })));
  });

  test(`a refusal in ${locale} does so too`, async ({ request }) => {
    const response = await request.post(`/${locale}/updates/news`, { form: {} });
    expect(response.status()).toBe(405);
    const { 'x-robots-tag': header } = response.headers();
    expect(readEdition(await response.text(), header, locale)).toEqual(demonstration);
  });
}

test('the API reference does so too', async ({ request }) => {
  const response = await request.get('/api/docs');
  const { 'x-robots-tag': header } = response.headers();
  expect(readEdition(await response.text(), header, 'en')).toEqual(demonstration);
});

const otherResources = [
  '/th/updates/news/feed.xml',
  '/en/updates/news/feed.json',
  '/social/en.jpg',
  '/favicon.svg',
  '/api/v1/lines',
  '/sitemap.xml',
];

test('feeds, pictures, data and sitemaps are not indexed', async ({ request }) => {
  await expectEach(otherResources, String, async (path) => {
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
  });
});

test('robots.txt keeps crawlers out, says why, and names no sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.split('\n').slice(1)).toEqual(['User-agent: *', 'Disallow: /', '']);
  expect(text).toMatch(/^# A demonstration, not the authority's official website\./);
});

test('llms.txt says so too', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toContain('A demonstration, not the official website (https://www.mrta.co.th)');
});
