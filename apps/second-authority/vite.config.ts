import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** Two builds: the styles and fonts for browsers, and the server with all libraries. Browsers get no script. */
export default defineConfig({
  plugins: [
    tailwindcss(),
    react({ jsxImportSource: '@raang/ui' }),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  builder: {},
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'src/styles.css' } },
    },
    ssr: {
      resolve: {
        conditions: ['@raang/source', ...defaultServerConditions],
        // bundled, React is the production build; packages with native files stay outside
        noExternal: true,
        external: ['@electric-sql/pglite', 'pg', 'sharp'],
      },
      build: { outDir: 'dist/server', rolldownOptions: { input: 'src/server.ts' } },
    },
  },
});
