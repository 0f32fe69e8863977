import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { authority } from './authority';
import { builds } from './vite/builds';
import { clientMessages } from './vite/client-messages';
import { lazyServerCalls } from './vite/lazy-server-calls';
import { lineColours } from './vite/line-colours';
import { noRouterLinks } from './vite/no-router-links';
import { precompress } from './vite/precompress';
import { webManifests } from './vite/web-manifests';

export default defineConfig({
  plugins: [
    lineColours(authority.lines),
    tailwindcss(),
    lazyServerCalls(),
    noRouterLinks(),
    tanstackStart(),
    react(),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    clientMessages(),
    webManifests(authority),
    builds(),
    precompress(),
  ],
  resolve: {
    conditions: ['@raang/source', ...defaultClientConditions],
    // the shims are for React 17
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // what every page loads first is one file: it compresses better than ten, and is asked for once
                { name: 'site', tags: ['$initial'], priority: 1 },
                // what several pages share would be twenty files of a few hundred bytes
                { name: 'parts', test: /[\\/](libs[\\/](ui|views)|lucide-react)[\\/]/, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@raang/source', ...defaultServerConditions],
        // bundled, React is the production one whatever NODE_ENV says; what has native or worker files stays outside
        noExternal: true,
        external: ['@electric-sql/pglite', 'pg', 'pino', 'sharp', 'sirv'],
      },
    },
  },
  build: {
    reportCompressedSize: false,
    // the first with light-dark(): rewritten for older ones, a part of a page could no longer force a mode
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
