import type { BrowserContext, BrowserType, LaunchOptions } from '@playwright/test';
import { complaintAbout } from './failures';
import type { Engine, PointerStep, Visit } from './visit';

/** One of Playwright's own builds, or Chromium. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    startVisit: async ({ site, headers }) => {
      const context = await browser.newContext({ baseURL: site, extraHTTPHeaders: headers });
      return startVisit(context);
    },
    close: () => browser.close(),
  };
}

async function startVisit(context: BrowserContext): Promise<Visit> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('response', (response) => complaints.push(...complaintAbout(response.status(), response.url())));
  const page = await context.newPage();

  const step = (to: PointerStep) => (typeof to === 'string' ? page.mouse[to]() : page.mouse.move(to.x, to.y));
  return {
    open: async (path) => void (await page.goto(path)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async point(...steps) {
      for (const next of steps) await step(next);
    },
    async wheel({ x, y }, pixelsDown) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, pixelsDown);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    upload: (css, file) => page.setInputFiles(css, file),
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    beforeScripts: async (run) => void (await context.addInitScript(run)),
    picture: () => page.screenshot(),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}
