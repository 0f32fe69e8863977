// The browser that shows the stories of the built Storybook and takes their pictures.
import path from 'node:path';
import { chromium as playwright } from 'playwright';
import sharp from 'sharp';
import { chromium } from '../chromium.ts';
import { settle, showStory } from './in-page.mjs';

/** Nothing listens there: the files come from the folder of the built Storybook. */
const origin = 'http://storybook.invalid';

/** A desktop and a phone, in CSS pixels. A picture ends at this height: lists go on as they began. */
const sizes = [
  { width: 1280, height: 1600 },
  { width: 360, height: 2400 },
];

/** In a third of the size, fonts look alike on all machines, and a step of 4 px is still visible. */
const shrink = 3;

/** Colours are the same in both languages, so each mode is shown in one of them. */
const versions = ['locale:th;theme:light', 'locale:en;theme:dark'];

/** Without what differs from run to run or from machine to machine. A font of the system could be anything. */
const still = `
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  * { text-rendering: geometricPrecision !important; scrollbar-width: none !important; scroll-behavior: auto !important; }
  :root { --font-mono: var(--font-sans) !important; }
`;

/**
 * Opens the browser with a page for each version.
 * @param {string} storybook folder of the built Storybook
 */
export async function openStudio(storybook) {
  const args = [...chromium.args, '--font-render-hinting=none', '--force-color-profile=srgb'];
  const browser = await playwright.launch({ ...chromium, args });
  const cameras = await Promise.all(versions.map((globals) => openCamera(browser, storybook, globals)));
  return {
    close: () => browser.close(),
    /** The pictures of a story as PNG: of each version, wide and narrow. @param {string} id */
    takePictures: async (id) => (await Promise.all(cameras.map((takePictures) => takePictures(id)))).flat(),
  };
}

/** A page in its own process. @param {import('playwright').Browser} browser @param {string} storybook @param {string} globals */
async function openCamera(browser, storybook, globals) {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  const requests = { begun: 0, ended: 0 };
  await page.route('**/*', async (route) => {
    requests.begun += 1;
    const url = new URL(route.request().url());
    const file = path.join(storybook, decodeURIComponent(url.pathname));
    if (url.origin !== origin) await route.abort();
    else await route.fulfill({ path: file }).catch(() => route.fulfill({ status: 404 }));
    requests.ended += 1;
  });
  // `embed` leaves out play functions; the checks of accessibility have their own run
  const query = `id=none&viewMode=story&embed=true&globals=${globals};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.addStyleTag({ content: still });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.ready());
  const session = await context.newCDPSession(page);
  return (/** @type {string} */ id) => takePictures(page, { session, requests, id });
}

/**
 * Waits until the page has its layout, and twice has requested nothing meanwhile: a part of a story may load with its first use,
 * and is shown a moment later.
 * @param {import('playwright').Page} page
 * @param {{ begun: number, ended: number }} requests so far
 * @returns {Promise<number>} the height of the page
 */
async function settled(page, requests) {
  for (let quiet = 0; ; quiet += 1) {
    const before = requests.begun;
    const height = await page.evaluate(settle);
    if (requests.begun !== before || requests.ended !== before) quiet = -1;
    else if (quiet > 0) return height;
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {{ session: import('playwright').CDPSession, requests: { begun: number, ended: number }, id: string }} shown
 */
async function takePictures(page, { session, requests, id }) {
  const pictures = [];
  for (const { width, height } of sizes) {
    const screen = { width, height, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    if (pictures.length === 0) {
      const problem = await page.evaluate(showStory, id);
      if (problem) throw new Error(problem);
    }
    const shown = Math.min(await settled(page, requests), height);
    // Chromium draws some layers before it scales them and others after it, which differs from run to run
    const clip = { x: 0, y: 0, width, height: shown, scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip,
    });
    pictures.push(await shrunk(Buffer.from(data, 'base64'), width));
  }
  return pictures;
}

/** @param {Buffer} picture @param {number} width */
const shrunk = (picture, width) =>
  sharp(picture)
    .resize({ width: Math.round(width / shrink), kernel: 'linear' })
    .png({ compressionLevel: 1 })
    .toBuffer();
