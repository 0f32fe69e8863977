// What the commands take from the API library: by address, since tools are no part of it and it is there only after a build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './bootstrap.mjs';
import { nx } from './nx/run.mjs';

/** Builds the API and the libraries below it where they have changed, and loads it. */
export async function loadApi() {
  const { code, output } = await nx(['run', '@raang/api:build', '--output-style=static'], { quiet: true });
  if (code !== 0) fail(`${output}\nthe API could not be built: the reason stands above`);
  return import(pathToFileURL(path.join(root, 'libs', 'api', 'dist', 'index.js')).href);
}
