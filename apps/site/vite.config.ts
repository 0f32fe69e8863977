import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { authority } from './authority/authority';
import { authorityModule } from './vite/authority-module';
import { builds } from './vite/builds';
import { clientWords } from './vite/client-words';
import { lazyPageFunctions } from './vite/lazy-page-functions';
import { keptModules } from './vite/kept-modules';
import { leanIcons } from './vite/lean-icons';
import { lineColours } from './vite/line-colours';
import { noRouterLinks } from './vite/no-router-links';
import { pageQueryNames } from './vite/page-queries';
import { precompress } from './vite/precompress';
import { prerender } from './vite/prerender';
import { reload } from './vite/reload';
import { serverModels } from './vite/server-models';
import { packageOf, serverPackages, sharedPackages } from './vite/server-packages';
import { webManifests } from './vite/web-manifests';

/** React 18 made these shims obsolete. Builds only: in development Vite would treat an aliased module as our source. */
const withoutShims = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
];

export default defineConfig(({ command }) => ({
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
      serverFns: {
        // a page function's URL is its name, which its declaration is found by (src/addresses/page-functions.ts)
        generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ''),
        // src/server/http/refuse-foreign-origin.ts checks the origin
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
            server: 'src/server.ts',
            // of a worker thread
            'feed-thread': 'src/server/feed/loading/feed-thread.ts',
            // of the build's last step
            prerender: 'src/server/render/prerender/prerender.ts',
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
