// What the command needs of the built libraries.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap.mjs';
import { build } from '../build.mjs';

/** @type {Promise<void> | undefined} */
let built;

/** Loads the client or the contract; both are built if they have changed. @param {'api-client' | 'contract'} name */
export async function loadLibrary(name) {
  built ??= build('@raang/api-client');
  await built;
  return import(pathToFileURL(path.join(root, 'libs', name, 'dist', 'index.js')).href);
}
