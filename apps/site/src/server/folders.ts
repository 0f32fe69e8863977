import { createRequire } from 'node:module';
import path from 'node:path';

/** The site's own folder; the bundle may be anywhere below it. */
export const siteFolder = path.dirname(createRequire(import.meta.url).resolve('@raang/site/package.json'));

export const repositoryFolder = path.resolve(siteFolder, '../..');

/** Where the embedded database is. */
export const databaseFolder = ({ DATA_DIR }: { DATA_DIR: string }) =>
  path.resolve(repositoryFolder, DATA_DIR, 'db');

/** Where the start takes its feed from. */
export const startFeed = ({ GTFS_PATH }: { GTFS_PATH?: string | undefined }) =>
  path.resolve(repositoryFolder, GTFS_PATH ?? path.join(siteFolder, 'network/gtfs'));

/** What the build made for browsers. */
export const clientFolder = path.join(siteFolder, 'dist/client');

/** What the build made to run beside the server: the thread that loads feeds. */
export const feedThread = path.join(siteFolder, 'dist/server/feed-thread.js');
