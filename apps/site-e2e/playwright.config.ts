import { defineConfig } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- launch options of the browser are not application code
import { chromium } from '../../tools/chromium';
import { runningSites } from './src/running-sites';

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Each test starts its own sites and chooses their database. */
const startingSites = specs(
  'accounts',
  'backup',
  'crash',
  'deployment',
  'development',
  'disk-full',
  'drafts',
  'failed-pages',
  'feed-takeover',
  'feeds-and-alerts',
  'forms-accessibility',
  'injected-script',
  'kept-pages',
  'killed-start',
  'migrations',
  'picture-limits',
  'process',
  'security-accounts',
  'security-caches',
  'security-cases',
  'security-log',
  'security-uploads',
  'shell-unavailable',
  'start',
  'two-processes',
  'upgrade',
);

/** Share sites with a desk, one per database. Such a site takes ten seconds to start, so one worker runs them all. */
const withDesk = specs('answered-cases', 'claim-form', 'lost-property');

const withOwnSites = [...startingSites, ...withDesk];

/** Needs both processes on PostgreSQL and kills one of them. */
const twoProcesses = specs('replicas');

/** What search engines may read, and what only a demonstration has: on a site of the official edition. */
const ofOfficialEdition = specs('crawl', 'official-edition', 'sitemaps');

/**
 * Markup, styles, scripts, language negotiation and lists of pages do not depend on the database, nor does what is
 * calculated from the feed in memory, such as journeys and fares: the embedded one is enough. On PostgreSQL `pages`
 * reads the HTML of every page.
 */
const anyDatabase = specs(
  'abuse',
  'assistant',
  'before-program',
  'colour-mode',
  'deferred-page',
  'delivery',
  'demonstration',
  'examples',
  'feeds',
  'first-screen',
  'first-script',
  'language',
  'layouts',
  'listings-first',
  'live-pages',
  'looks',
  'map',
  'navigation',
  'not-found',
  'page-sizes',
  'pictures',
  'same-times',
  'search-departure',
  'service-status',
  'shell-builds',
  'shell-consent',
  'shell-frame',
  'shell-identity',
  'shell-navigation',
  'shell-notices',
  'shell-offline',
  'shell-phone',
  'shell-print',
  'station-questions',
  'stations',
  'structured-data',
  'tables-first',
  'thai-lines',
  'watched-pages',
  'which-ticket',
  'whole-way',
  'without-javascript',
);

const { embedded, official, replicated } = runningSites();

export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  globalSetup: './src/start-running-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  // a test spends about a third of its time waiting, so three workers keep two cores busy
  workers: 3,
  // generous, so that tests also pass on a slow machine
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    // an accessibility tree is compared as a whole
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: './test-results/e2e.json' }]],
  use: {
    baseURL: embedded,
    // recording slows every test down; use `--trace=on` to investigate a failure
    trace: 'off',
    launchOptions: chromium,
  },
  // A file that is not named above runs in both `embedded` and `postgresql`: results of the API and the database, and
  // HTTP behaviour, are tested on both.
  projects: [
    { name: 'desk', testMatch: withDesk, workers: 1 },
    { name: 'process', testMatch: startingSites },
    { name: 'embedded', testIgnore: [...withOwnSites, ...twoProcesses, ...ofOfficialEdition] },
    { name: 'official', testMatch: ofOfficialEdition, use: { baseURL: official } },
    { name: 'kill', testMatch: twoProcesses },
    // runs on the surviving process, behind the balancer
    {
      name: 'postgresql',
      testIgnore: [...withOwnSites, ...twoProcesses, ...anyDatabase, ...ofOfficialEdition],
      dependencies: ['kill'],
      use: { baseURL: replicated.address },
      metadata: { database: 'postgresql' },
    },
  ],
});
