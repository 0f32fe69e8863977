// What the commands take from the site: its rules for the environment and its server. By address, since tools are no
// part of the site and the server is there only after a build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './bootstrap.mjs';

/** @param {string} file below the site's folder */
const fromSite = (file) => import(pathToFileURL(path.join(root, 'apps', 'site', file)).href);

/** A wrong setting stops a command at once, with one line, before anything is built. */
export async function checkEnvironment() {
  const { readEnvironment } = await fromSite('src/server/env.ts');
  try {
    return readEnvironment();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** What the site would start with: its database, and where it takes its feed from. */
export async function readSettings() {
  const environment = await checkEnvironment();
  const { databaseFolder, startFeed } = await fromSite('src/server/folders.ts');
  return {
    databaseUrl: environment.DATABASE_URL,
    databaseFolder: databaseFolder(environment),
    startFeed: startFeed(environment),
  };
}

/** Runs the built site in this process; from here on it answers signals itself. */
export async function serveSite() {
  const { main } = await fromSite('dist/server/server.js');
  await main();
}
