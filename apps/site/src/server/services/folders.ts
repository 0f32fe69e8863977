import { createRequire } from 'node:module';
import path from 'node:path';

/** The site's own folder; the bundle may be anywhere below it. */
export const siteFolder = path.dirname(createRequire(import.meta.url).resolve('@raang/site/package.json'));

export const repositoryFolder = path.resolve(siteFolder, '../..');

/** Folder of the embedded database. */
export const databaseFolder = ({ DATA_DIR }: { DATA_DIR: string }) =>
  path.resolve(repositoryFolder, DATA_DIR, 'db');

/** Folder of the embedded mailbox. */
export const mailboxFolder = ({ DATA_DIR }: { DATA_DIR: string }) =>
  path.resolve(repositoryFolder, DATA_DIR, 'mailbox');

/** Folder of uploaded files, unless they go into a bucket. */
export const uploadsFolder = ({ DATA_DIR }: { DATA_DIR: string }) =>
  path.resolve(repositoryFolder, DATA_DIR, 'uploads');

/** Source of the feed at start. */
export const startFeed = ({ GTFS_PATH }: { GTFS_PATH?: string | undefined }) =>
  path.resolve(repositoryFolder, GTFS_PATH ?? path.join(siteFolder, 'network/gtfs'));

/** The build's client files. */
export const clientFolder = path.join(siteFolder, 'dist/client');

/** The build's worker files: the thread that loads feeds. */
export const feedThread = path.join(siteFolder, 'dist/server/feed-thread.js');
