import { everyPage } from './site-pages';
import { expect, test } from './site-test';
import { inParallel } from './in-parallel';

/** Bytes of a page's HTML before compression: an old phone reads all of it before it shows the end. */
const maximumBytes = 150_000;

/** Pages that are still larger, with what they may have: see docs/decisions/0058. */
const larger: Readonly<Record<string, number>> = {
  '/mrt-map': 240_000,
  '/open-data': 190_000,
  '/travel/security': 190_000,
  '/tickets/fare-rates': 190_000,
  '/tickets/fare-rates?from=BL22&to=PP10': 215_000,
};

const queries = [
  '/search-departure?from=BL22&to=PP10&time=08:00',
  '/search-departure?from=BL22',
  '/tickets/fare-rates?from=BL22&to=PP10',
  '/travel/train-line?line=blue',
  '/stations/BL22',
];

test('the HTML of every page is small', async ({ request }) => {
  const paths = ['th', 'en'].flatMap((locale) =>
    [...everyPage.map(({ path }) => path), ...queries].map((path) => ({
      path,
      address: `/${locale}${path}`,
    })),
  );
  const sizes: { path: string; address: string; bytes: number }[] = [];
  await inParallel(paths, async ({ path, address }) => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const body = await response.body();
    // robots read it in the HTML, so the data of the page does not repeat it
    expect(body.includes('structuredData:'), address).toBe(false);
    sizes.push({ path, address, bytes: body.length });
  });
  const tooLarge = sizes.filter(({ path, bytes }) => bytes > (larger[path] ?? maximumBytes));
  expect(tooLarge).toEqual([]);
  // an exception that has become needless goes; not at once, as content varies by a few per cent
  const needless = Object.keys(larger).filter((path) =>
    sizes.every((size) => size.path !== path || size.bytes <= maximumBytes * 0.95),
  );
  expect(needless).toEqual([]);
});
