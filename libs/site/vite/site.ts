import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import type { Authority } from '../src/authority/authority';
import { authorityModule } from './authority-module';
import { builds } from './builds';
import { clientWords } from './client-words';
import { lazyPageFunctions } from './lazy-page-functions';
import { keptModules } from './kept-modules';
import { leanIcons } from './lean-icons';
import { lineColours } from './line-colours';
import { noRouterLinks } from './no-router-links';
import { pageQueryNames } from './page-queries';
import { precompress } from './precompress';
import { prerender } from './prerender';
import { reload } from './reload';
import { serverModels } from './server-models';
import { packageOf, serverPackages, sharedPackages } from './server-packages';
import { webManifests } from './web-manifests';

/** React 18 made these shims obsolete. Builds only: in development Vite would treat an aliased module as our source. */
const withoutShims = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
];

const sources = path.resolve(import.meta.dirname, '../src');

/** The whole Vite configuration of an app: its root is the app's folder, its sources are this library's. */
export const site = ({ authority }: { authority: Authority }) =>
  defineConfig(({ command }) => ({
    plugins: [
      authorityModule(authority),
      lineColours([...authority.lines, ...authority.connectingLines]),
      tailwindcss(),
      noRouterLinks(),
      lazyPageFunctions(),
      leanIcons(),
      pageQueryNames(),
      serverModels(),
      tanstackStart({
        // the framework takes it from the root
        srcDirectory: path.relative(process.cwd(), sources),
        serverFns: {
          // a page function's URL is its name, which its declaration is found by (src/addresses/page-functions.ts)
          generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ''),
          // libs/server/src/refuse-foreign-origin.ts checks the origin
          disableCsrfMiddlewareWarning: true,
        },
      }),
      react({ jsxImportSource: '@raang/ui' }),
      lingui({ failOnMissing: true }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      clientWords(),
      webManifests(authority),
      builds(),
      precompress(),
      prerender(),
      keptModules(),
      reload(),
    ],
    // of what is built nothing is read: three files in four of the libraries
    server: { watch: { ignored: ['**/{dist,pictures,test-results}/**'] } },
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
                  // what a page loads first: what acts at once, and the gate of the program
                  { name: 'gate', tags: ['$initial'], priority: 2 },
                  // one chunk for what every page's program needs: it compresses better than ten, in one request
                  {
                    name: 'program',
                    test: /[\\/]site[\\/]src[\\/]program\.tsx$/,
                    includeDependenciesRecursively: true,
                    priority: 1,
                  },
                  // otherwise about twenty shared chunks of a few hundred bytes
                  {
                    name: 'parts',
                    test: /[\\/](libs[\\/](ui|views|forms)|site[\\/]src|lucide-react)[\\/]/,
                    minShareCount: 12,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        resolve: {
          conditions: ['@raang/source', ...defaultServerConditions],
          // bundled, React is the production build whatever NODE_ENV is; packages with native or worker files stay
          // external
          noExternal: command === 'build' || serverPackages.map(packageOf),
          external: ['@electric-sql/pglite', 'pg', 'pino', 'sharp'],
        },
        optimizeDeps: { noDiscovery: true, include: serverPackages, exclude: sharedPackages },
        build: {
          rolldownOptions: {
            input: {
              server: path.join(sources, 'server.ts'),
              // of worker threads
              'feed-thread': path.join(sources, 'server/feed/loading/feed-thread.ts'),
              'realtime-thread': path.join(sources, 'server/feed/trains/realtime-thread.ts'),
              // of the build's last step
              prerender: path.join(sources, 'server/render/prerender/prerender.ts'),
            },
          },
        },
      },
    },
    build: {
      reportCompressedSize: false,
      // the first versions with light-dark(): compiled for older ones, a part of a page could no longer force a mode
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  }));
