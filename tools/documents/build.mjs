// `npm run documents`: makes the files of the document items whose source has changed.
import fs from 'node:fs';
import path from 'node:path';
import { documentsFolder } from './items.mjs';
import { fileDigest, madeFrom, planDocuments, writeMadeFrom } from './plan.mjs';
import { openPrinter } from './print.mjs';

const plan = await planDocuments();
if (plan.problems.length > 0) {
  console.error(plan.problems.map((problem) => `✗ ${problem}`).join('\n'));
  process.exit(1);
}

fs.mkdirSync(documentsFolder, { recursive: true });
for (const file of plan.unknown) fs.rmSync(path.join(documentsFolder, file));
for (const { file, csv } of plan.tables) fs.writeFileSync(path.join(documentsFolder, file), csv);

const known = madeFrom();
const toPrint = plan.pages.filter(({ file, digest }) => {
  const made = known[file];
  return made?.source !== digest || made.file !== fileDigest(file);
});
if (toPrint.length > 0) {
  const printer = await openPrinter();
  for (const { file, html, digest } of toPrint) {
    fs.writeFileSync(path.join(documentsFolder, file), await printer.print(html));
    known[file] = { source: digest, file: /** @type {string} */ (fileDigest(file)) };
    console.log(`  ${file}`);
  }
  await printer.close();
}
writeMadeFrom(Object.fromEntries(plan.pages.map(({ file }) => [file, known[file]])));
console.log(
  `✓ ${plan.pages.length} PDF (${toPrint.length} rebuilt) and ${plan.tables.length} CSV in ${path.relative(process.cwd(), documentsFolder)}`,
);
process.exit();
