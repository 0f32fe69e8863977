// What the benches take from the journeys library: by address, since tools are no part of it and it is there only after
// a build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from '../bootstrap.mjs';
import { nx } from '../nx/run.mjs';

/** Builds the library and the one below it where they have changed. */
export async function buildJourneys() {
  const { code, output } = await nx(['run', '@raang/journeys:build', '--output-style=static'], {
    quiet: true,
  });
  if (code !== 0) fail(`${output}\nthe journeys library could not be built: the reason stands above`);
}

/** Loads the library as built, with its reader. */
export async function loadJourneys() {
  const load = (/** @type {string[]} */ ...file) =>
    import(pathToFileURL(path.join(root, 'libs', 'journeys', 'dist', ...file)).href);
  return { ...(await load('index.js')), ...(await load('gtfs', 'index.js')) };
}
