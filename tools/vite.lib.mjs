// The build of every library: ESM, one output module per source module, Lingui macros and .po catalogues compiled.
import fs from 'node:fs';
import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientModules } from './packages/client-modules.mjs';

const root = process.cwd();
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
// also the library itself: the kit's parts import its JSX runtime as others do
const dependencies = [
  manifest.name,
  ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
];
const entries = Object.values(manifest.exports)
  .map((target) => target['@raang/source'])
  .filter(Boolean)
  .map((source) => path.resolve(root, source));

const client = clientModules();

export default defineConfig({
  root,
  logLevel: 'warn',
  plugins: [
    react({ jsxImportSource: '@raang/ui' }),
    lingui({ failOnMissing: true }),
    // the published code keeps the English message next to its id, as a fallback without a catalogue
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    client.plugin,
  ],
  build: {
    lib: { entry: entries, formats: ['es'] },
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    target: 'es2023',
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: path.join(root, 'src'),
        entryFileNames: '[name].js',
        banner: client.banner,
      },
    },
  },
});
