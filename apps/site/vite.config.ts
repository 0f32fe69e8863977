import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { authority } from './authority/authority';
import { builds } from './vite/builds';
import { clientWords } from './vite/client-words';
import { lazyServerCalls } from './vite/lazy-server-calls';
import { leanIcons } from './vite/lean-icons';
import { lineColours } from './vite/line-colours';
import { noRouterLinks } from './vite/no-router-links';
import { pageQueryNames } from './vite/page-queries';
import { precompress } from './vite/precompress';
import { webManifests } from './vite/web-manifests';

/** The shims are for React 17. In development a module that React stands in for would be taken for one of ours. */
const withoutShims = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    lineColours(authority.lines),
    tailwindcss(),
    lazyServerCalls(),
    noRouterLinks(),
    leanIcons(),
    pageQueryNames(),
    tanstackStart({
      serverFns: {
        // a page function's address is its name, by which its mark is found (src/addresses/page-functions.ts)
        generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ''),
        // src/server/refuse-foreign-origin.ts looks after it
        disableCsrfMiddlewareWarning: true,
      },
    }),
    react(),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    clientWords(),
    webManifests(authority),
    builds(),
    precompress(),
  ],
  resolve: {
    conditions: ['@raang/source', ...defaultClientConditions],
    alias: command === 'build' ? withoutShims : [],
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
                // what many pages share would be twenty files of a few hundred bytes
                { name: 'parts', test: /[\\/](libs[\\/](ui|views)|lucide-react)[\\/]/, minShareCount: 8 },
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
        noExternal: command === 'build' || undefined,
        external: ['@electric-sql/pglite', 'pg', 'pino', 'sharp'],
      },
      build: {
        rolldownOptions: {
          // the second is a thread's own program
          input: { server: 'src/server.ts', 'feed-thread': 'src/server/feed-loading/feed-thread.ts' },
        },
      },
    },
  },
  build: {
    reportCompressedSize: false,
    // the first with light-dark(): rewritten for older ones, a part of a page could no longer force a mode
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
}));
