// What the commands take from the API library: by address, since tools are no part of it and it is there only after a build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './bootstrap.mjs';
import { build } from './build.mjs';

/** Builds the API and the libraries below it where they have changed, and loads it. */
export async function loadApi() {
  await build('@raang/api');
  return import(pathToFileURL(path.join(root, 'libs', 'api', 'dist', 'index.js')).href);
}

/**
 * Opens the database of the environment and brings its schema up to date; where that cannot be, ends with one line.
 * @param {any} api
 * @param {{ databaseUrl: string | undefined, databaseFolder: string }} settings
 */
export async function openSiteDatabase(
  { openDatabase, DirectoryInUseError },
  { databaseUrl, databaseFolder },
) {
  try {
    return await openDatabase({ url: databaseUrl, directory: databaseFolder, onError: printError });
  } catch (error) {
    if (error instanceof DirectoryInUseError)
      fail(`${messageOf(error)}; stop the site first: its embedded database is one process's own`);
    return fail(
      `the database at ${databaseUrl ? 'DATABASE_URL' : databaseFolder} cannot be used: ${messageOf(error)}`,
    );
  }
}

/** A connection broke that no statement was using. @param {unknown} error */
export function printError(error) {
  console.error(messageOf(error));
}

/** The first cause, which names the reason. @param {unknown} error @returns {string} */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return cause ? messageOf(cause) : error.message;
}
