// A copy of the workspace to generate into, without the site's content and without what is built.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the copy leaves out: builds and results, and the site's content. */
const left =
  /^(node_modules|dist|test-results|\.nx|\.data|\.git|docs|deploy|playwright-report)$|^apps\/site\/(content|public)$|\/(node_modules|dist|test-results|\.vitest-cache)$/;

/** @param {string} root the workspace @returns the copy; it has the packages of the workspace and its own libraries */
export function createScratch(root) {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'raang-generators-'));
  const filter = (/** @type {string} */ source) =>
    !left.test(path.relative(root, source).replaceAll('\\', '/'));
  for (const entry of fs.readdirSync(root))
    if (filter(path.join(root, entry)))
      fs.cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, filter });
  linkPackages(root, folder);
  return folder;
}

/** Links each package, so that a program that writes into node_modules writes into the copy. @param {string} root @param {string} folder */
function linkPackages(root, folder) {
  for (const packages of fs.globSync('{.,apps/*,libs/*,tools}/node_modules', { cwd: root })) {
    fs.mkdirSync(path.join(folder, packages));
    for (const entry of fs.readdirSync(path.join(root, packages))) {
      const [source, target] = [path.join(root, packages, entry), path.join(folder, packages, entry)];
      // the links to the libraries are relative, so a copy of them leads to those of the copy
      if (entry === '@raang') fs.cpSync(source, target, { recursive: true, verbatimSymlinks: true });
      else if (!entry.startsWith('.') || entry === '.bin') fs.symlinkSync(source, target, 'junction');
    }
  }
}
