import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'error', // otherwise it warns of every 'use client'
  build: {
    rolldownOptions: {
      input: { page: 'index.html', button: 'src/one-button.ts' },
      preserveEntrySignatures: 'strict',
    },
  },
  plugins: [
    {
      // the modules of each chunk, for the check of what one part loads
      name: 'modules',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const source = JSON.stringify(
          chunks.map(({ name, fileName, imports, moduleIds }) => ({ name, fileName, imports, moduleIds })),
        );
        this.emitFile({ type: 'asset', fileName: 'modules.json', source });
      },
    },
  ],
});
