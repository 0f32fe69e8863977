// Measures the bytes that one export of a library adds to a page: minified, in Brotli, without React and the JSX runtime,
// which every page has.
// Runs in the library's folder; its size-budgets.json has the limits.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** @type {Record<string, number>} */
const budgets = JSON.parse(fs.readFileSync('size-budgets.json', 'utf8'));
const library = JSON.stringify(path.resolve('src/index.ts'));
const sizes = await Promise.all(
  Object.entries(budgets).map(async ([name, budget]) => ({ name, budget, bytes: await sizeOf(name) })),
);
for (const { name, budget, bytes } of sizes)
  console.log(`${bytes <= budget ? '✓' : '✗'} ${name}: ${bytes} of ${budget} bytes`);
process.exit(sizes.every(({ budget, bytes }) => bytes <= budget) ? 0 : 1);

/** @param {string} name */
async function sizeOf(name) {
  const page = 'virtual:page';
  const bundle = await rolldown({
    input: page,
    logLevel: 'silent', // otherwise it warns of every "use client"
    external: /^(react(-dom)?(\/|$)|@raang\/ui\/jsx-runtime$)/,
    resolve: { conditionNames: ['@raang/source', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'page',
        resolveId: (source) => (source === page ? page : undefined),
        load: (id) => (id === page ? `export { ${name} } from ${library}` : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return brotliCompressSync(code).length;
}
