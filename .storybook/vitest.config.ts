import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the launch options of the browser are not part of the kit
import { chromium } from '../tools/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const workspace = path.dirname(here);
/** Folder of the library whose stories run, such as libs/ui. Its Nx target sets it; by default all stories run. */
const library = process.env['STORY_LIBRARY'];
/** Folders of libraries whose stories run, such as card,header. `npm run check` sets it; by default all stories run. */
const parts = process.env['STORY_PARTS']?.split(',');

/** Every story runs in both languages; checks.tsx says what each of them checks. A target sets STORY_LOCALE to run one. */
const locale = process.env['STORY_LOCALE'];
const locales = locale ? [locale] : ['th', 'en'];
const report = locale === 'en' ? 'stories-en' : 'stories';

/** What the addon's `initialGlobals` sets for all instances of a project. */
const globalsOf = (locale: string) => ({ 'storybook/test-initial-globals': { locale, theme: 'light' } });

/** White on black, over a page in light mode: the hardest case, since a colour that is not forced has no contrast. */
const emulateForcedColours: BrowserCommand<[areForced: boolean]> = ({ page }, areForced) =>
  page.emulateMedia(
    areForced
      ? { forcedColors: 'active', colorScheme: 'dark' }
      : { forcedColors: 'none', colorScheme: 'light' },
  );

export default defineConfig({
  root: workspace,
  test: {
    // by default Vitest leaves one core unused, which is half of two
    maxWorkers: availableParallelism(),
    // all stories share a page, as in Storybook; a page for each file took nearly twice as long
    isolate: false,
    passWithNoTests: parts !== undefined,
    reporters: ['default', 'json'],
    outputFile: { json: path.join(workspace, library ?? '', `test-results/${report}.json`) },
    // one project, so that the languages share a server and what it transforms
    projects: [
      {
        root: workspace,
        plugins: [storybookTest({ configDir: here })],
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
          // generous, because no test measures time and the machine may be busy
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000,
            screenshotFailures: false,
            instances: locales.map((locale) => ({
              browser: 'chromium' as const,
              name: locale,
              provide: globalsOf(locale),
            })),
            provider: playwright({ launchOptions: chromium }),
            commands: { emulateForcedColours },
          },
        },
      },
    ],
  },
});
