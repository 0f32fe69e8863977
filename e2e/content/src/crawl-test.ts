import type { ClockName } from '@raang/e2e-kit/clocks';
import { test as base } from '@raang/e2e-kit/http-test';
import { type Crawl, readCrawl } from './stored-crawl';

interface CrawlFixtures {
  /** At which the clock of the site has started. */
  clock: ClockName;
  /** What the project before has read of the site. */
  crawl: Crawl;
}

/** A test of pages that a crawl has read. */
export const test = base.extend<object, CrawlFixtures>({
  clock: ['today', { option: true, scope: 'worker' }],
  crawl: [
    // Playwright requires a pattern here, even an empty one
    async ({}, use, { project: { dependencies, use: options } }) =>
      use(await readCrawl(dependencies[0]!, options.baseURL!)),
    { scope: 'worker' },
  ],
});

export { expect } from '@raang/e2e-kit/http-test';
