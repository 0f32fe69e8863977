import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// eslint-disable-next-line @nx/enforce-module-boundaries -- how a browser starts is no part of the kit
import { chromium } from '../tools/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const workspace = path.dirname(here);
/** The folder of the library whose stories run, as libs/ui: its Nx target sets it. Without it, every library's run. */
const library = process.env['STORY_LIBRARY'];

/**
 * Every story in both languages (checks.tsx says in which colour modes). Forced colours are for the kit alone: pages
 * are made of it. STORY_LOCALE and STORY_COLOURS narrow a run.
 */
const combinations = [
  { locale: 'th', colours: 'ours' },
  { locale: 'en', colours: 'ours' },
  ...(library === 'libs/ui' ? [{ locale: 'th', colours: 'forced' }] : []),
]
  .filter(({ locale }) => !process.env['STORY_LOCALE'] || process.env['STORY_LOCALE'] === locale)
  .filter(({ colours }) => !process.env['STORY_COLOURS'] || process.env['STORY_COLOURS'] === colours);

/** White on black over a page that is kept light: the hardest case, since a colour that stays ours is lost in it. */
const forcedColours = { forcedColors: 'active', colorScheme: 'dark' } as const;

export default defineConfig({
  root: workspace,
  test: {
    // by itself it leaves a core free, of two
    maxWorkers: availableParallelism(),
    // stories follow one another on one page, as in Storybook itself; a page a file took nearly twice as long
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: path.join(workspace, library ?? '', 'test-results/stories.json') },
    projects: combinations.map(({ locale, colours }) => ({
      root: workspace,
      plugins: [
        storybookTest({
          configDir: here,
          initialGlobals: { locale, theme: 'light' },
          // Stories that measure our own colours have nothing to measure where they are forced.
          tags: { exclude: colours === 'forced' ? ['own-colours'] : [] },
        }),
      ],
      // Found late, a dependency reloads the page in the middle of the run.
      optimizeDeps: {
        include: [
          'axe-core',
          'react-dom/client',
          'react-dom/server',
          'lucide-react',
          'class-variance-authority',
          'card-validator',
          'downshift',
          'react-day-picker',
          '@radix-ui/react-alert-dialog',
          '@radix-ui/react-dialog',
          '@radix-ui/react-dropdown-menu',
          '@radix-ui/react-tabs',
        ],
      },
      test: {
        exclude: library ? [`libs/!(${path.basename(library)})/**`] : [],
        name: colours === 'forced' ? `${locale} forced colours` : locale,
        // no test measures time: a busy machine only takes longer
        testTimeout: 120_000,
        browser: {
          enabled: true,
          headless: true,
          connectTimeout: 300_000,
          screenshotFailures: false,
          instances: [{ browser: 'chromium' as const }],
          provider: playwright({
            launchOptions: chromium,
            ...(colours === 'forced' ? { contextOptions: forcedColours } : {}),
          }),
        },
      },
    })),
  },
});
