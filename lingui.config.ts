import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['en', 'th'],
  sourceLocale: 'en',
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/libs/i18n/src/locales/{locale}',
      // a file glob: a folder glob matches nothing, silently
      include: ['<rootDir>/libs/*/src/**/*.{ts,tsx}', '<rootDir>/apps/site/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/dist/**', '**/*.gen.ts', '**/*.d.ts'],
    },
  ],
});
