import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { complaintAbout } from './failures';
import type { Engine, Point, PointerStep, Visit, VisitOptions } from './visit';

/** A Firefox as published, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    timeout: 120_000,
    // with a mouse, which a browser without a window does not find: 2 is "fine", 4 is "can hover"
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  });
  return {
    startVisit: async (options) => startVisit(await browser.createBrowserContext(), options),
    close: () => browser.close(),
  };
}

async function startVisit(context: BrowserContext, { site, headers }: VisitOptions): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const complain = (text: string) => {
    // so is a module told whose page is left before it has come; a missing one has an error status
    if (!text.includes('error loading dynamically imported module')) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  page.on('response', (response) => complaints.push(...complaintAbout(response.status(), response.url())));
  await page.setExtraHTTPHeaders(headers);

  const step = (to: PointerStep) => (typeof to === 'string' ? page.mouse[to]() : page.mouse.move(to.x, to.y));
  return {
    open: async (path) => void (await page.goto(site + path)),
    // not the driver's own, which waits for a page to load, and the program of the site shows it without
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    // nor this one: after a way back that the driver has not seen it waits in vain
    async reload() {
      await page.evaluate(() => {
        document.documentElement.dataset['old'] = '';
        location.reload();
      });
      // a document that has just begun has no element yet
      await page.waitForFunction(() => document.body && !('old' in document.documentElement.dataset));
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async point(...steps) {
      for (const next of steps) await step(next);
    },
    async wheel({ x, y }: Point, deltaY) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(css, file) {
      const field = await page.waitForSelector(`input[type=file]${css}`);
      await field!.uploadFile(file);
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    beforeScripts: async (run) => void (await page.evaluateOnNewDocument(run)),
    picture: () => page.screenshot(),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}
