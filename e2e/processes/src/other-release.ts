import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteFolder } from '@raang/e2e-kit/start-site';

export interface OtherRelease {
  /** Remove it when the site has stopped. */
  folder: string;
  /** Starts the site of this release: the path of its `serve.mjs`. */
  program: string;
  /** A build file that only this release has, and one that only the tested release has. */
  newFile: string;
  missingFile: string;
}

/** Copies the built site, as a newer release would be: one build file more, and one less. */
export async function createOtherRelease(): Promise<OtherRelease> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-release-'));
  const site = path.join(folder, 'apps', 'site');
  const repository = path.resolve(siteFolder, '../..');
  const [installed, ours] = [path.join(repository, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(path.join(ours, '@raang'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@raang') await symlink(path.join(installed, name), path.join(ours, name));
  for (const name of await readdir(path.join(repository, 'libs')))
    await symlink(path.join(repository, 'libs', name), path.join(ours, '@raang', name));
  await mkdir(site, { recursive: true });
  await symlink(path.join(siteFolder, 'network'), path.join(site, 'network'));
  // links would lead the program to the other folder
  for (const part of ['package.json', 'serve.mjs'])
    await cp(path.join(siteFolder, part), path.join(site, part));
  const assets = path.join(site, 'dist', 'client', 'assets');
  const files = await readdir(path.join(siteFolder, 'dist', 'client', 'assets'));
  // a lazy chunk: a page that is open has its name
  const missing = files.find((name) => name.endsWith('.js'))!;
  await cp(path.join(siteFolder, 'dist'), path.join(site, 'dist'), {
    recursive: true,
    filter: (source) => !path.basename(source).startsWith(missing),
  });
  const added = 'newer-1a2b3c4d.js';
  await writeFile(path.join(assets, added), 'export const isNewer = true;\n');
  return {
    folder,
    program: path.join(site, 'serve.mjs'),
    newFile: `/assets/${added}`,
    missingFile: `/assets/${missing}`,
  };
}
