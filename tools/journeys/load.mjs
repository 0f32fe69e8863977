// Loads the journeys library for benchmarks: by path, since tools do not depend on it and it exists only after a
// build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from '../bootstrap.mjs';
import { nx } from '../nx/run.mjs';

/** Builds the library and its dependency if they have changed. */
export async function buildJourneys() {
  const { code, output } = await nx(['run', '@raang/journeys:build', '--output-style=static'], {
    quiet: true,
  });
  if (code !== 0) fail(`${output}\nthe journeys library could not be built: see the reason above`);
}

/** Loads the built library, with its reader. */
export async function loadJourneys() {
  const load = (/** @type {string[]} */ ...file) =>
    import(pathToFileURL(path.join(root, 'libs', 'journeys', 'dist', ...file)).href);
  return { ...(await load('index.js')), ...(await load('gtfs', 'index.js')) };
}
