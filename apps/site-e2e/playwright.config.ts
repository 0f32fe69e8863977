import { defineConfig } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- launch options of the browser are not application code
import { chromium } from '../../tools/chromium';
import { runningSites } from './src/running-sites';

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Each test starts its own sites and chooses their database. */
const startingSites = specs(
  'accounts',
  'crash',
  'deployment',
  'development',
  'drafts',
  'failed-pages',
  'forms-accessibility',
  'injected-script',
  'picture-limits',
  'process',
  'security-accounts',
  'security-caches',
  'security-cases',
  'security-log',
  'security-uploads',
  'shell-unavailable',
  'start',
);

/** Also run commands such as `npm run migrate`. A command builds the API, so only one may run at a time. */
const runningCommands = specs(
  'answered-cases',
  'claim-form',
  'feed-takeover',
  'feeds-and-alerts',
  'lost-property',
  'migrations',
);

const withOwnSites = [...startingSites, ...runningCommands];

/** Needs both processes on PostgreSQL and kills one of them. */
const twoProcesses = specs('replicas');

/**
 * Markup, styles, scripts, language negotiation and lists of pages do not depend on the database: the embedded one is
 * enough.
 */
const anyDatabase = specs(
  'colour-mode',
  'crawl',
  'feeds',
  'language',
  'looks',
  'map',
  'navigation',
  'not-found',
  'pictures',
  'shell-builds',
  'shell-consent',
  'shell-identity',
  'shell-navigation',
  'shell-notices',
  'shell-phone',
  'shell-print',
  'sitemaps',
  'structured-data',
);

/** One visit per template, on PostgreSQL only: on the embedded database `looks` visits every page. */
const templates = specs('templates');

const { embedded, replicated } = runningSites();

export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  globalSetup: './src/start-running-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  // a test spends about a third of its time waiting, so three workers keep two cores busy
  workers: 3,
  // generous, so that tests also pass on a slow machine
  timeout: 120_000,
  expect: {
    timeout: 20_000,
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
    { name: 'commands', testMatch: runningCommands, workers: 1 },
    { name: 'process', testMatch: startingSites },
    { name: 'embedded', testIgnore: [...withOwnSites, ...twoProcesses, ...templates] },
    { name: 'kill', testMatch: twoProcesses },
    // runs on the surviving process, behind the balancer
    {
      name: 'postgresql',
      testIgnore: [...withOwnSites, ...twoProcesses, ...anyDatabase],
      dependencies: ['kill'],
      use: { baseURL: replicated.address },
      metadata: { database: 'postgresql' },
    },
  ],
});
