import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../libs/*/src/**/*.mdx', '../libs/*/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Uses the compiler, so that the props tables include the variants of cva.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
      // the kit's runtime, as in the site: without it, stories would show line marks
      oxc: { jsx: { runtime: 'automatic', importSource: '@raang/ui' } },
      resolve: { conditions: ['@raang/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 5000,
        // The first browsers with light-dark(). For older targets the build rewrites it, and elements can no longer force a mode.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      },
    }),
};

export default config;
