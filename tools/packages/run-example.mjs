// Runs the example of a library's README in plain Node, against the built package, and compares what it prints with the
// comments beside it. Runs in the library's folder.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { readExample } from './read-example.mjs';

const readme = path.resolve('README.md');
const { language, code, printed: promised } = readExample(fs.readFileSync(readme, 'utf8'));
// beside the README, so that its imports are found as a consumer's
const file = path.resolve(`example.${process.pid}.mjs`);
const { code: program } = await transformWithOxc(code, `example.${language}`, {
  jsx: { runtime: 'automatic', importSource: 'react' },
});
fs.writeFileSync(file, program);
/** @type {string[]} */
const printed = [];
const { log } = console;
console.log = (...values) => void printed.push(values.map(String).join(' '));
try {
  await import(pathToFileURL(file).href);
} finally {
  console.log = log;
  fs.rmSync(file);
}
if (printed.join('\n') !== promised.join('\n')) {
  console.error(
    `${readme} promises:\n${promised.join('\n')}\nbut its example prints:\n${printed.join('\n')}`,
  );
  process.exitCode = 1;
}
