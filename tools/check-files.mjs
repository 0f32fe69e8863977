// Format and lint of single files, in this process: to start a program for each project takes longer than the work.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * Checks the files that were changed, and the manifests of the projects that contain them: an import may have come that
 * a manifest lacks. A change in one file can break neither format nor lint of another.
 * @param {string[]} files paths from the root, also of files that are gone
 * @returns {Promise<import('./report.mjs').Task[]>}
 */
export async function checkFiles(files) {
  const present = files.filter((file) => fs.existsSync(path.join(root, file)));
  return [
    { id: 'files:format', isGood: await areFormatted(present), outputs: [] },
    { id: 'files:lint', isGood: await areLinted([...present, ...manifestsOf(files)]), outputs: [] },
  ];
}

/** @param {string[]} files */
function manifestsOf(files) {
  const manifests = files
    .flatMap((file) => /^libs\/[\w-]+\//.exec(file) ?? [])
    .map((folder) => `${folder}package.json`);
  return [...new Set(manifests)].filter((manifest) => fs.existsSync(path.join(root, manifest)));
}

/** @param {string[]} files */
async function areFormatted(files) {
  const prettier = await import('prettier');
  const ignorePath = path.join(root, '.prettierignore');
  let areGood = true;
  for (const file of files) {
    const filepath = path.join(root, file);
    const { ignored, inferredParser } = await prettier.getFileInfo(filepath, { ignorePath });
    if (ignored || !inferredParser) continue;
    const options = { ...(await prettier.resolveConfig(filepath, { editorconfig: true })), filepath };
    if (await prettier.check(fs.readFileSync(filepath, 'utf8'), options)) continue;
    console.log(`${file} is not formatted: npx prettier --write ${file}`);
    areGood = false;
  }
  return areGood;
}

/** Warnings count, as in `npm test`. @param {string[]} files */
async function areLinted(files) {
  const code = files.filter((file) => /\.(tsx?|mjs)$|package\.json$/.test(file));
  // without a file ESLint takes all
  if (code.length === 0) return true;
  const { ESLint } = await import('eslint');
  const eslint = new ESLint({ cwd: root, warnIgnored: false });
  const results = await eslint.lintFiles(code);
  console.log(await (await eslint.loadFormatter('stylish')).format(results));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}
