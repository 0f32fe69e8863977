import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

/** Every story in both languages and both colour modes; STORY_LOCALE and STORY_THEME narrow it down. */
const combinations = ['th', 'en']
  .flatMap((locale) => ['light', 'dark'].map((theme) => ({ locale, theme })))
  .filter(({ locale }) => !process.env['STORY_LOCALE'] || process.env['STORY_LOCALE'] === locale)
  .filter(({ theme }) => !process.env['STORY_THEME'] || process.env['STORY_THEME'] === theme);

export default defineConfig({
  root,
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/stories.json' },
    projects: combinations.map((globals) => ({
      root,
      plugins: [storybookTest({ configDir: here, initialGlobals: globals })],
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
        name: `${globals.locale} ${globals.theme}`,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          instances: [{ browser: 'chromium' as const }],
          provider: playwright({
            launchOptions: {
              ...(executablePath ? { executablePath } : {}),
              args: [
                '--no-sandbox',
                '--disable-gpu',
                '--disable-quic',
                '--no-first-run',
                '--disable-background-networking',
                '--disable-component-update',
                '--disable-sync',
              ],
            },
          }),
        },
      },
    })),
  },
});
