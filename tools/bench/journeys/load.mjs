// Loads the journeys library for benchmarks: by path, since tools do not depend on it and it exists only after a
// build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../bootstrap.mjs';

/** Loads the built library, with its reader. */
export async function loadJourneys() {
  const load = (/** @type {string[]} */ ...file) =>
    import(pathToFileURL(path.join(root, 'libs', 'journeys', 'dist', ...file)).href);
  return { ...(await load('index.js')), ...(await load('gtfs', 'index.js')) };
}
