import { expect, test } from '@playwright/test';
import { crawlSite } from './crawl';
import { readPage } from './read-page';

const url = new URL('http://localhost/en/stations');

const read = (html: string, status = 200) => readPage({ status, html, robotsHeader: undefined }, url);

test('the crawl finds links, questions, pictures and URLs of structured data, on this site only', () => {
  const { references } = read(`
    <meta property="og:image" content="http://localhost/social/en.jpg">
    <img srcset="/small.png 1x, /large.png 2x">
    <a href="BL01?at=08:00#exits">BL01</a> <a href="https://www.example.com/">elsewhere</a>
    <form action="/en/search"></form> <form method="POST" action="/en/login"></form>
    <script type="application/ld+json">{ "@type": "Place", "url": "http://localhost/en/place" }</script>`);
  expect(references).toEqual([
    { path: '/social/en.jpg', fragment: '', kind: 'resource' },
    { path: '/small.png', fragment: '', kind: 'resource' },
    { path: '/large.png', fragment: '', kind: 'resource' },
    { path: '/en/BL01?at=08:00', fragment: 'exits', kind: 'link' },
    { path: '/en/search', fragment: '', kind: 'form' },
    { path: '/en/place', fragment: '', kind: 'data' },
  ]);
});

test('the crawl finds the marks of a demonstration and of an example, also between marks of lines', () => {
  for (const html of [
    '<p>Demonstration, <n-b>not the</n-b> official website</p>',
    '<p>เว็บไซต์<n-b>สาธิต</n-b> ไม่ใช่</p>',
    '<span class="badge">ตัวอย่าง</span>',
  ])
    expect([html, read(html).isDemonstration]).toEqual([html, true]);
  expect(read('<p>For example</p>').isDemonstration).toBe(false);
});

test('the crawl reads each URL once, and one of each form', async () => {
  const site: Record<string, string[]> = {
    '/en': ['/en/news', '/en', '/missing'],
    '/en/news': [
      '/en/news?page=2',
      '/en/news?line=blue',
      '/en/news?line=purple',
      '/social/en/1.jpg',
      '/social/en/2.jpg',
    ],
  };
  const asked: string[] = [];
  const pages = await crawlSite(
    ['/en'],
    (path) => {
      asked.push(path);
      const links = site[path]?.map((href) => `<a href="${href}">link</a>`);
      return Promise.resolve(read(links?.join('') ?? '', links ? 200 : 404));
    },
    ({ references }) => references,
  );
  expect(asked).toEqual([
    '/en',
    '/en/news',
    '/missing',
    '/en/news?page=2',
    '/en/news?line=blue',
    '/social/en/1.jpg',
  ]);
  expect(pages.get('/missing')?.status).toBe(404);
});
