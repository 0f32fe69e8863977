// Loads the built API library for the commands. By path, since tools do not depend on it and only a build creates it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './bootstrap.mjs';
import { build } from './build.mjs';

/** Builds the API and its libraries if they have changed, and loads it. */
export async function loadApi() {
  await build('@raang/api');
  return import(pathToFileURL(path.join(root, 'libs', 'api', 'dist', 'index.js')).href);
}

/**
 * Opens the configured database and migrates its schema. If that fails, the process ends with a one-line message.
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
      fail(`${messageOf(error)}; stop the site first: only one process can open its embedded database`);
    return fail(
      `the database at ${databaseUrl ? 'DATABASE_URL' : databaseFolder} cannot be used: ${messageOf(error)}`,
    );
  }
}

/** Reports an idle connection that broke. @param {unknown} error */
export function printError(error) {
  console.error(messageOf(error));
}

/** The first cause, which names the reason. @param {unknown} error @returns {string} */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return cause ? messageOf(cause) : error.message;
}
