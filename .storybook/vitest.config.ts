import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the launch options of the browser are not part of the kit
import { chromium } from '../tools/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const workspace = path.dirname(here);
/** Folder of the library whose stories run, such as libs/ui. Its Nx target sets it; by default all stories run. */
const library = process.env['STORY_LIBRARY'];
/** Folders of libraries whose stories run, such as card,header. `npm run check` sets it; by default all stories run. */
const parts = process.env['STORY_PARTS']?.split(',');

/**
 * Every story runs in both languages; checks.tsx selects the colour modes. Only the kit's stories run in forced colours,
 * since pages consist of its parts. STORY_LOCALE and STORY_COLOURS limit a run.
 */
const combinations = [
  { locale: 'th', colours: 'ours' },
  { locale: 'en', colours: 'ours' },
  ...(library === 'libs/ui' ? [{ locale: 'th', colours: 'forced' }] : []),
]
  .filter(({ locale }) => !process.env['STORY_LOCALE'] || process.env['STORY_LOCALE'] === locale)
  .filter(({ colours }) => !process.env['STORY_COLOURS'] || process.env['STORY_COLOURS'] === colours);

/** White on black, over a page in light mode: the hardest case, since a colour that is not forced has no contrast. */
const forcedColours = { forcedColors: 'active', colorScheme: 'dark' } as const;

export default defineConfig({
  root: workspace,
  test: {
    // by default Vitest leaves one core unused, which is half of two
    maxWorkers: availableParallelism(),
    // all stories share a page, as in Storybook; a page for each file took nearly twice as long
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: path.join(workspace, library ?? '', 'test-results/stories.json') },
    projects: combinations.map(({ locale, colours }) => ({
      root: workspace,
      plugins: [
        storybookTest({
          configDir: here,
          initialGlobals: { locale, theme: 'light' },
          // Stories that measure the kit's own colours cannot run in forced colours.
          tags: { exclude: colours === 'forced' ? ['own-colours'] : [] },
        }),
      ],
      // A dependency that Vite discovers later would reload the page during the run.
      optimizeDeps: {
        include: [
          'axe-core',
          'zod',
          '@orpc/contract',
          'react-dom/client',
          'react-dom/server',
          'lucide-react',
          'class-variance-authority',
          'card-validator',
          'downshift',
          'react-day-picker',
          '@radix-ui/react-dialog',
          '@radix-ui/react-dropdown-menu',
          '@radix-ui/react-tabs',
        ],
      },
      test: {
        exclude: [
          ...(library ? [`libs/!(${path.basename(library)})/**`] : []),
          ...(parts ? [`libs/*/src/!(${parts.join('|')})/**`] : []),
        ],
        name: colours === 'forced' ? `${locale} forced colours` : locale,
        // generous, because no test measures time and the machine may be busy
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
