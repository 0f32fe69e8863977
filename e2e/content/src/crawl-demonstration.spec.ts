import { examplePaths, templateExamples } from '@raang/e2e-kit/site-pages';
import { expect, test } from './crawl-test';
import { locales } from './indexed-pages';
import { storeCrawl } from './store-crawl';

const listings = new Set(examplePaths.map((path) => path.slice(0, path.lastIndexOf('/'))));

const privateOrMissing = ['/nowhere', '/login', '/register', '/contact/lost-tracking', '/search?q=fare'];

test('the crawl reads what a demonstration has differently', async ({ baseURL, request }, { project }) => {
  const paths = [
    ...templateExamples.map(({ path }) => path),
    ...examplePaths,
    ...listings,
    ...privateOrMissing,
    '/search?q=charity+run',
  ];
  const count = await storeCrawl(project.name, {
    request,
    baseUrl: baseURL!,
    starts: locales.flatMap((locale) => paths.map((path) => `/${locale}${path}`)),
    // the further pages of a listing
    follow: (page, path) => page.references.filter((reference) => reference.path.startsWith(`${path}?page=`)),
  });
  expect(count).toBeGreaterThan(150);
});
