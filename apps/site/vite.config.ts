import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { authority } from './authority';
import { lineColours } from './vite/line-colours';
import { precompress } from './vite/precompress';

export default defineConfig({
  plugins: [
    lineColours(authority.lines),
    tailwindcss(),
    tanstackStart(),
    react(),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    precompress(),
  ],
  resolve: { conditions: ['@raang/source', ...defaultClientConditions] },
  environments: {
    ssr: {
      resolve: {
        conditions: ['@raang/source', ...defaultServerConditions],
        // bundled, React is the production one whatever NODE_ENV says; what has native or worker files stays outside
        noExternal: true,
        external: ['@electric-sql/pglite', 'pg', 'pino', 'sirv'],
      },
    },
  },
  build: {
    reportCompressedSize: false,
    // the first with light-dark(): rewritten for older ones, a part of a page could no longer force a mode
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
