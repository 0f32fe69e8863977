import { expect, test } from './crawl-test';
import { formOf } from './form-of';

/** Bytes of a page's HTML before compression: an old phone reads all of it before it shows the end. */
const maximumBytes = 150_000;

/** Pages that are still larger, with what they may have: see docs/decisions/0058. Of questions, the names. */
const larger: Readonly<Record<string, number>> = {
  '/mrt-map': 290_000,
  '/mrt-map?layer': 335_000,
  '/mrt-map?station': 305_000,
  '/open-data': 190_000,
  '/contact/report-complaint': 160_000,
  '/search-departure?from&to': 190_000,
  '/search-departure?from&to&time': 170_000,
  '/travel/facilities?line': 240_000,
  '/travel/security': 210_000,
  '/travel/train-line?line': 165_000,
  '/travel/train-schedule?line': 175_000,
  '/tickets/fare-rates': 190_000,
  '/tickets/fare-rates?from': 190_000,
  '/tickets/fare-rates?line': 160_000,
  '/tickets/fare-rates?line&from': 165_000,
  '/tickets/fare-rates?from&to': 215_000,
};

test('the HTML of every page is small', ({ crawl }) => {
  const sizes = [...crawl.pages].map(([path, { bytes }]) => ({
    path,
    bytes,
    form: formOf(path).replace(/^\/(th|en)\b/, ''),
  }));
  const tooLarge = sizes.filter(({ form, bytes }) => bytes > (larger[form] ?? maximumBytes));
  expect(tooLarge.map(({ path, bytes }) => `${path}: ${bytes} bytes`)).toEqual([]);
  // an exception that has become needless goes; not at once, as content varies by a few per cent
  const needless = Object.keys(larger).filter((large) =>
    sizes.every(({ form, bytes }) => form !== large || bytes <= maximumBytes * 0.95),
  );
  expect(needless).toEqual([]);
});

test('no page repeats its structured data for the browser: robots read it in the HTML', async ({ crawl }) => {
  const wrong: string[] = [];
  for (const [path, { bytes }] of crawl.pages)
    if (bytes > 0 && (await crawl.htmlAt(path)).includes('structuredData:')) wrong.push(path);
  expect(wrong).toEqual([]);
});
