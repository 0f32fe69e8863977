import extractor from '@lingui/cli/api/extractors/babel';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Parses only the files that can have messages: one in six. */
const ofMessages: ExtractorType = {
  ...extractor,
  extract: (filename, code, ...rest) =>
    code.includes('@lingui/') ? extractor.extract(filename, code, ...rest) : undefined,
};

export default defineConfig({
  locales: ['en', 'th'],
  sourceLocale: 'en',
  format: formatter({ lineNumbers: false }),
  extractors: [ofMessages],
  catalogs: [
    {
      path: '<rootDir>/libs/i18n/src/locales/{locale}',
      // a file glob: a folder glob matches nothing, silently
      include: ['<rootDir>/libs/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/dist/**', '**/*.gen.ts', '**/*.d.ts'],
    },
  ],
});
