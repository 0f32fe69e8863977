import type { BrowserContext } from '@playwright/test';
import { test as base } from './site-test';

/**
 * Visits of public pages, which do not depend on what the browser stores. The tests of a worker share one browser
 * context, so that scripts and fonts load and compile once.
 */
export const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const visitor = await browser.newContext({ baseURL: project.use.baseURL! });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visitor, extraHTTPHeaders }, use) => {
    await visitor.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(visitor);
    await Promise.all(visitor.pages().map((page) => page.close()));
  },
});

export { expect, openPage } from './site-test';
