// Converts HTML to PDF with Chromium: tagged, with title, language and outline, and embedded fonts.
import path from 'node:path';
import { chromium } from 'playwright';
import { root } from '../bootstrap.mjs';
import { ensureBrowser } from '../browser.mjs';
import { siteFolder } from './items.mjs';
import { withReadableText } from './readable-text.mjs';

/** Origin without a server; requests are served from disk. */
const origin = 'http://documents.invalid';

/**
 * @param {string} address path of a request
 * @returns {string} the file to serve
 */
const fileFor = (address) =>
  address.startsWith('/@fontsource/')
    ? path.join(root, 'node_modules', address)
    : path.join(siteFolder, 'public', address);

/** Starts a browser that prints one page after another. */
export async function openPrinter() {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  let html = '';
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.fulfill({ path: fileFor(pathname) });
  });
  return {
    /** @param {string} document @returns {Promise<Buffer>} */
    async print(document) {
      html = document;
      await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
      const typefaces = await page.evaluate(
        'document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === "loaded").length)',
      );
      if (typefaces === 0)
        throw new Error('the typeface was not loaded: is @fontsource/ibm-plex-sans-thai-looped installed?');
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      return withReadableText(pdf);
    },
    close: () => browser.close(),
  };
}
