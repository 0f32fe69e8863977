// The workspace's packages, as their package.json files tell.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';

/** @typedef {{ name: string, folder: string, manifest: Record<string, any> }} Project */

/** @returns {Project[]} */
export function readProjects() {
  const inGroups = ['apps', 'libs'].flatMap((group) =>
    fs.readdirSync(path.join(root, group)).map((name) => path.join(root, group, name)),
  );
  return [...inGroups, path.join(root, 'tools')].flatMap((folder) => {
    const file = path.join(folder, 'package.json');
    if (!fs.existsSync(file)) return [];
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
    return [{ name: manifest.name, folder, manifest }];
  });
}
