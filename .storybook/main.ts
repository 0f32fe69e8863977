import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../libs/*/src/**/*.mdx', '../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads types through the compiler, so that the variants of cva show up in the props tables.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
      resolve: { conditions: ['@raang/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 5000,
        // The first with light-dark(): rewritten for older ones, a part of a page can no longer force a mode.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      },
    }),
};

export default config;
