import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// eslint-disable-next-line @nx/enforce-module-boundaries -- how a browser starts is no part of the kit
import { chromium } from '../tools/chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Every story in both languages and both colour modes, and once in colours that the person forces; STORY_LOCALE and
 * STORY_THEME narrow it down.
 */
const combinations = [
  ...['th', 'en'].flatMap((locale) => ['light', 'dark'].map((theme) => ({ locale, theme }))),
  { locale: 'th', theme: 'forced' },
]
  .filter(({ locale }) => !process.env['STORY_LOCALE'] || process.env['STORY_LOCALE'] === locale)
  .filter(({ theme }) => !process.env['STORY_THEME'] || process.env['STORY_THEME'] === theme);

/** White on black over a page that is kept light: the hardest case, since a colour that stays ours is lost in it. */
const forcedColours = { forcedColors: 'active', colorScheme: 'dark' } as const;

export default defineConfig({
  root,
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/stories.json' },
    projects: combinations.map(({ locale, theme }) => ({
      root,
      plugins: [
        storybookTest({
          configDir: here,
          initialGlobals: { locale, theme: theme === 'forced' ? 'light' : theme },
          // Stories that measure our own colours have nothing to measure where they are forced.
          tags: { exclude: theme === 'forced' ? ['own-colours'] : [] },
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
        name: `${locale} ${theme}`,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          instances: [{ browser: 'chromium' as const }],
          provider: playwright({
            launchOptions: chromium,
            ...(theme === 'forced' ? { contextOptions: forcedColours } : {}),
          }),
        },
      },
    })),
  },
});
