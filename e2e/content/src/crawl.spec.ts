import type { Line } from '@raang/domain';
import { expect, test } from './crawl-test';
import { isIndexedAt, locales } from './indexed-pages';
import { storeCrawl } from './store-crawl';

/** Answers to questions, one of each kind, which no page needs to link to. */
const answers = [
  '/search-departure?from=BL22&to=PP10&time=08:00',
  '/search-departure?from=BL22',
  '/tickets/fare-rates?from=BL22&to=PP10',
  '/updates/news?page=2&line=blue',
];

/** Pages that show a line's figures. */
const linePages = ['/travel/train-schedule', '/travel/train-line', '/tickets/fare-rates'];

/** Made of the build or the content, so they are the same at every clock; it takes long to draw the social cards. */
const files = /^\/(assets|documents|media|social)\//;

test('the crawl reads every page of the official website', async ({ baseURL, clock, request }, {
  project,
}) => {
  // a thousand pages, on a machine that does other things too
  test.setTimeout(600_000);
  const lines: Line[] = await (await request.get('/api/v1/lines?isOwn=true')).json();
  const ofLines = linePages.flatMap((path) => lines.map(({ id }) => `${path}?line=${id}`));
  const count = await storeCrawl(project.name, {
    request,
    baseUrl: baseURL!,
    starts: locales.flatMap((locale) => ['', ...answers, ...ofLines].map((path) => `/${locale}${path}`)),
    // only indexed pages lead on: of the others there is no end
    follow: (page, path) =>
      isIndexedAt(page, baseURL + path)
        ? page.references.filter((reference) => clock === 'today' || !files.test(reference.path))
        : [],
  });
  expect(count).toBeGreaterThan(1000);
});
