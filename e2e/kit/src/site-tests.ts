import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- launch options of the browser are not application code
import { chromium } from '../../../tools/chromium';
import type { ClockName } from './clocks';
import { runningSite, type SharedSite } from './running-sites';

interface Part {
  name: string;
  /** Names of its spec files; by default all others of the project. */
  specs?: readonly string[];
  /** The site that its tests share. Without one, each test starts its own. */
  site?: SharedSite;
  /** Name of the part whose tests all run before. If one of them fails, those of this part do not run. */
  after?: string;
  workers?: number;
}

/** What tests know of the part that they belong to. */
export interface PartOptions {
  /** At which the clock of the shared site has started. */
  clock: ClockName;
}

const patterns = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Playwright's configuration of a project with tests of the built site. Its sites start before the first test. */
export function siteTests(folder: string, parts: readonly Part[]): PlaywrightTestConfig<PartOptions> {
  const named = parts.flatMap(({ specs = [] }) => specs);
  return defineConfig<PartOptions>({
    testDir: path.join(folder, 'src'),
    outputDir: path.join(folder, 'test-results/artifacts'),
    globalSetup: path.join(import.meta.dirname, 'start-running-sites.ts'),
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
    reporter: [
      ['list'],
      ['json', { outputFile: path.join(folder, 'test-results', `${path.basename(folder)}.json`) }],
    ],
    use: {
      // recording slows every test down; use `--trace=on` to investigate a failure
      trace: 'off',
      launchOptions: chromium,
    },
    metadata: { sites: parts.flatMap(({ site }) => site ?? []) },
    projects: parts.map(({ name, specs, site, after, workers }) => ({
      name,
      ...(specs ? { testMatch: patterns(specs) } : { testIgnore: patterns(named) }),
      ...(site && { use: { baseURL: runningSite(site).address, clock: site.clock ?? 'today' } }),
      ...(after && { dependencies: [after] }),
      ...(workers && { workers }),
    })),
  });
}
