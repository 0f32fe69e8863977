// The build of a library's `standalone.css`: the styles of its built modules and of those below it, for apps without
// Tailwind. Runs after the build of the modules, since Tailwind looks for classes in them.
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: process.cwd(),
  base: './',
  logLevel: 'warn',
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // those of the site: they know light-dark() and nesting
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: path.resolve('src/standalone.css'),
      output: {
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
});
