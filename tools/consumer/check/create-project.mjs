import fs from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';

const consumer = path.resolve(import.meta.dirname, '..');
const root = path.resolve(consumer, '../..');

/** @typedef {{ name: string, dependencies: Record<string, string>, exports: Record<string, unknown> }} Manifest */

/**
 * Packs every published library and installs the tarballs into an empty project. `folder` lies outside the workspace, so
 * that nothing is found in the workspace's node_modules.
 * @param {string} folder
 */
export async function createProject(folder) {
  const manifest = readManifest(consumer);
  const names = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@raang/'));
  Object.assign(manifest.dependencies, await pack(names, folder));
  fs.cpSync(path.join(consumer, 'project'), folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await execa('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  fs.writeFileSync(path.join(folder, 'src/every-entry.ts'), exportsOf(names, folder));
}

/** @param {string[]} names @param {string} folder @returns {Promise<Record<string, string>>} */
async function pack(names, folder) {
  const workspaces = names.flatMap((name) => ['--workspace', name]);
  const { stdout } = await execa('npm', ['pack', '--json', '--pack-destination', folder, ...workspaces], {
    cwd: root,
  });
  /** @type {{ name: string, filename: string }[]} */
  const tarballs = JSON.parse(stdout);
  return Object.fromEntries(tarballs.map(({ name, filename }) => [name, `file:${filename}`]));
}

/** A module with everything that the packages export, so that the compiler reads all their declarations. @param {string[]} names @param {string} folder */
function exportsOf(names, folder) {
  const entries = names.flatMap((name) => {
    const { exports } = readManifest(path.join(folder, 'node_modules', name));
    const modules = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry));
    return modules.map((entry) => `${name}${entry.slice(1)}`);
  });
  return entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join('');
}

/** @param {string} folder @returns {Manifest} */
const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
