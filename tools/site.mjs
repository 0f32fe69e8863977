// Loads the site's environment and its server for the commands. By path, since tools do not depend on the site and
// only a build creates the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './bootstrap.mjs';

/** @param {string} file below the app's folder */
export const fromApp = (file) => import(pathToFileURL(path.join(root, 'apps', 'site', file)).href);

/** @param {string} file below the site's sources */
const fromSite = (file) => import(pathToFileURL(path.join(root, 'libs', 'site', 'src', file)).href);

/** Validates the environment. An invalid variable ends the command with one line, before anything is built. */
export async function checkEnvironment() {
  const { readEnvironment } = await fromSite('server/services/env.ts');
  try {
    return readEnvironment();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The site's settings: its database, files and clock, the source of its feed, and the agencies of its authority. */
export async function readSettings() {
  const environment = await checkEnvironment();
  const { contentFolder, databaseFolder, startFeed, startIn } = await fromSite('server/services/folders.ts');
  startIn(path.join(root, 'apps', 'site'));
  const { filePlace } = await fromSite('server/services/file-place.ts');
  const { createClock } = await fromSite('server/services/clock.ts');
  const { authority } = await fromApp('authority/authority.ts');
  const { namedInSettings } = await fromSite('server/services/named-in-settings.ts');
  return {
    databaseUrl: environment.DATABASE_URL,
    databaseFolder: databaseFolder(environment),
    filePlace: filePlace(environment),
    startFeed: startFeed(environment),
    contentFolder: contentFolder(environment),
    ownAgencies: authority.ownAgencies,
    /** Lines and stations that authority.ts names. */
    named: namedInSettings(authority),
    /** @type {() => Date} */
    now: createClock(environment.CLOCK),
  };
}
