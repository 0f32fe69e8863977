// `npm run bench [name …]`: measures what the product promises. Each benchmark prints its results and fails if over
// budget.
import fs from 'node:fs';
import { bootstrap, fail } from '../bootstrap.mjs';

await bootstrap();
const { execa } = await import('execa');
const folder = import.meta.dirname;
const all = fs
  .readdirSync(folder)
  .map((file) => file.replace(/\.mjs$/, ''))
  .filter((name) => name !== 'bench');
const names = process.argv.length > 2 ? process.argv.slice(2) : all;
const unknown = names.find((name) => !all.includes(name));
if (unknown) fail(`unknown benchmark ${unknown}; choose from ${all.join(', ')}`);
let isGood = true;
for (const name of names) {
  console.log(`\n━━ ${name} ━━`);
  const { failed } = await execa(process.execPath, [`${folder}/${name}.mjs`], {
    stdio: 'inherit',
    reject: false,
  });
  isGood &&= !failed;
}
process.exit(isGood ? 0 : 1);
