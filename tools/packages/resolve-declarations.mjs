// Completes the relative imports of built declarations, `./time` → `./time.js`. The sources leave the end of the name to
// bundlers, but Node's resolution of types needs it. Runs in the library's folder, after tsc.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

for (const name of fs.readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = path.join('dist', name);
  fs.writeFileSync(file, resolveImports(fs.readFileSync(file, 'utf8'), path.dirname(file)));
}

/** @param {string} text @param {string} folder */
function resolveImports(text, folder) {
  let resolved = '';
  let end = 0;
  for (const { fileName, pos } of ts.preProcessFile(text).importedFiles) {
    if (!fileName.startsWith('.')) continue;
    const start = pos + 1; // after the quote
    resolved += text.slice(end, start) + moduleName(fileName, folder);
    end = start + fileName.length;
  }
  return resolved + text.slice(end);
}

/** @param {string} name @param {string} folder */
function moduleName(name, folder) {
  const candidates = [name.replace(/\.js$/, ''), `${name}/index`];
  const found = candidates.find((candidate) => fs.existsSync(path.join(folder, `${candidate}.d.ts`)));
  if (!found) throw new Error(`${folder} imports ${name}, which has no declarations`);
  return `${found}.js`;
}
