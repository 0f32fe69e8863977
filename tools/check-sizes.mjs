// What a part of the kit costs a page that imports it and nothing else: minified, brotli, without React.
// `node tools/check-sizes.mjs` prints the table.
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from './bootstrap.mjs';
import { one, sum } from './report.mjs';

/** Bytes, by export of @raang/ui. */
const budgets = {
  Button: 3_000,
  Dialog: 15_000,
  DatePicker: 25_000,
};

/** @param {string} name an export of the kit @returns {Promise<number>} */
export async function sizeOf(name) {
  const entry = '\0size';
  const bundle = await rolldown({
    input: entry,
    logLevel: 'silent', // it would warn of every "use client"
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    resolve: { conditionNames: ['@raang/source', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'size',
        resolveId: (source) => (source === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `export { ${name} } from ${JSON.stringify(path.join(root, 'libs/ui/src/index.ts'))};`
            : undefined,
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return brotliCompressSync(Buffer.from(output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')))
    .length;
}

/** @returns {Promise<import('./report.mjs').Count>} */
export async function checkSizes() {
  const checks = [];
  for (const [name, budget] of Object.entries(budgets)) {
    const bytes = await sizeOf(name);
    const isWithin = bytes <= budget;
    console.log(`${isWithin ? '✓' : '✗'} ${name}: ${bytes} of ${budget} bytes`);
    checks.push(one(isWithin));
  }
  return sum(checks);
}

if (import.meta.main) await checkSizes();
