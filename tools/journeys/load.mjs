// What the benches take from the journeys library: by address, since tools are no part of it and it is there only after
// a build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap.mjs';

/** Loads the library as built, with its reader. */
export async function loadJourneys() {
  const load = (/** @type {string[]} */ ...file) =>
    import(pathToFileURL(path.join(root, 'libs', 'journeys', 'dist', ...file)).href);
  return { ...(await load('index.js')), ...(await load('gtfs', 'index.js')) };
}
