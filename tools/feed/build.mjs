// `npm run feed`: builds apps/site/network/gtfs and the gazetteer from the tables, or reports their errors.
import fs from 'node:fs';
import path from 'node:path';
import { tableProblems } from './check-tables.mjs';
import { buildFeed } from './feed.mjs';
import { gazetteerFile, printGazetteer } from './gazetteer.mjs';
import { networkFolder, readTables } from './tables.mjs';

const tables = readTables();
const problems = tableProblems(tables);
if (problems.length > 0) {
  console.error(problems.map((problem) => `✗ ${problem}`).join('\n'));
  process.exit(1);
}

const feed = buildFeed(tables);
const folder = path.join(networkFolder, 'gtfs');
fs.rmSync(folder, { recursive: true, force: true }); // remove files that are no longer built
fs.mkdirSync(folder, { recursive: true });
for (const [file, text] of feed) fs.writeFileSync(path.join(folder, file), text);
console.log(`✓ ${feed.size} files in ${path.relative(process.cwd(), folder)}`);

fs.writeFileSync(gazetteerFile, printGazetteer(tables));
console.log(`✓ ${path.relative(process.cwd(), gazetteerFile)}`);
