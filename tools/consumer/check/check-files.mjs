import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../../..');

/** Each installed package has the workspace's licence, a README and a changelog with its version. @param {string} folder */
export function checkFiles(folder) {
  const packages = path.join(folder, 'node_modules/@raang');
  const licence = fs.readFileSync(path.join(workspace, 'LICENSE'), 'utf8');
  for (const name of fs.readdirSync(packages)) {
    const read = (/** @type {string} */ file) => fs.readFileSync(path.join(packages, name, file), 'utf8');
    const { version } = JSON.parse(read('package.json'));
    assert.equal(read('LICENSE'), licence, `the licence of ${name}`);
    assert.ok(read('README.md').startsWith(`# @raang/${name}\n`), `the README of ${name}`);
    assert.ok(read('CHANGELOG.md').includes(`## ${version}`), `the changelog of ${name} has no ${version}`);
  }
}
