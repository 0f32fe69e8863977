import path from 'node:path';

let app = process.cwd();

/** Says where the app is, with its facts, content and build. It is the working directory otherwise, as for Vite. */
export function startIn(folder: string): void {
  app = folder;
}

/** A file or folder of the app. */
export const inApp = (...names: string[]): string => path.join(app, ...names);

/** Paths in the environment are relative to the repository, or absolute. */
export const inRepository = (name: string): string => path.resolve(app, '../..', name);

/** Folder of the embedded database. */
export const databaseFolder = ({ DATA_DIR }: { DATA_DIR: string }) => path.join(inRepository(DATA_DIR), 'db');

/** Folder of the embedded mailbox. */
export const mailboxFolder = ({ DATA_DIR }: { DATA_DIR: string }) =>
  path.join(inRepository(DATA_DIR), 'mailbox');

/** Folder of uploaded files, unless they go into a bucket. */
export const uploadsFolder = ({ DATA_DIR }: { DATA_DIR: string }) =>
  path.join(inRepository(DATA_DIR), 'uploads');

/** Source of the feed at start. */
export const startFeed = ({ GTFS_PATH }: { GTFS_PATH?: string | undefined }) =>
  GTFS_PATH === undefined ? inApp('network/gtfs') : inRepository(GTFS_PATH);

/** The texts of the site, and its pictures. */
export const contentFolder = ({ CONTENT_DIR }: { CONTENT_DIR?: string | undefined }) =>
  CONTENT_DIR === undefined ? inApp('content') : inRepository(CONTENT_DIR);

/** The build's client files. */
export const clientFolder = () => inApp('dist/client');

/** The build's worker files: the threads that load feeds, and that read live trains. */
export const feedThread = () => inApp('dist/server/feed-thread.js');
export const realtimeThread = () => inApp('dist/server/realtime-thread.js');
