// Loads the built API library for the commands. By path, since tools do not depend on it and only a build creates it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './bootstrap.mjs';
import { build } from './build.mjs';
import { fromApp } from './site.mjs';

/** Builds the API and its libraries if they have changed, and loads it. */
export async function loadApi() {
  await build('@raang/api');
  const api = await import(pathToFileURL(path.join(root, 'libs', 'api', 'dist', 'index.js')).href);
  api.setNetworkZone((await fromApp('authority/authority.ts')).authority.timeZone);
  return api;
}

/** @typedef {{ databaseUrl: string | undefined, databaseFolder: string }} DatabaseSettings */

/**
 * Opens the configured database and migrates its schema. If that fails, the process ends with a one-line message.
 * @param {any} api
 * @param {DatabaseSettings} settings
 */
export const openSiteDatabase = (api, settings) => openWith(api, api.openDatabase, settings);

/**
 * Opens the configured database as it is. If that fails, the process ends with a one-line message.
 * @param {any} api
 * @param {DatabaseSettings} settings
 */
export async function openSitePool(api, settings) {
  const opened = await openWith(api, api.openPool, settings);
  try {
    // a pool connects with its first statement
    await opened.pool.query('select 1');
    return opened;
  } catch (error) {
    return fail(cannotUse(settings, error));
  }
}

/**
 * @param {any} api
 * @param {(options: object) => Promise<any>} open
 * @param {DatabaseSettings} settings
 */
async function openWith({ DirectoryInUseError }, open, settings) {
  const { databaseUrl: url, databaseFolder: directory } = settings;
  try {
    return await open({ url, directory, onError: printError });
  } catch (error) {
    if (error instanceof DirectoryInUseError)
      fail(`${messageOf(error)}; stop the site first: only one process can open its embedded database`);
    return fail(cannotUse(settings, error));
  }
}

/** @param {DatabaseSettings} settings @param {unknown} error */
const cannotUse = ({ databaseUrl, databaseFolder }, error) =>
  `the database at ${databaseUrl ? 'DATABASE_URL' : databaseFolder} cannot be used: ${messageOf(error)}`;

/** Reports an idle connection that broke. @param {unknown} error */
export function printError(error) {
  console.error(messageOf(error));
}

/** Ends the command with one line. @param {any} api */
export const failWith =
  ({ BackupError }) =>
  (/** @type {unknown} */ error) =>
    fail(error instanceof BackupError ? /** @type {Error} */ (error).message : messageOf(error));

/** The first cause, which names the reason. @param {unknown} error @returns {string} */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return cause ? messageOf(cause) : error.message;
}
