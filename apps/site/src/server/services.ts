import path from 'node:path';
import {
  type Api,
  type ContentImport,
  createApi,
  importContent,
  type InProcessApi,
  type OpenDatabase,
  openDatabase,
  readMedia,
} from '@raang/api';
import { createApiClient } from '@raang/api-client';
import { type Environment, readEnvironment } from './env';
import { repositoryFolder, siteFolder } from './folders';
import { createLog, type Log } from './log';

/** Everything a request may need, made once per process: the composition root. */
export interface Services {
  env: Environment;
  log: Log;
  database: OpenDatabase;
  content: ContentImport;
  /** Digest of each picture by file name. */
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  api: Api;
  /** What pages ask: the API of this process, or the one at API_BASE_URL. */
  client: InProcessApi;
  /** Origin under which visitors know the site. */
  publicUrl: string;
  now: () => Date;
  close: () => Promise<void>;
}

// development replaces modules while it runs, and the database must not be opened twice
const holder = globalThis as { raangServices?: Promise<Services> };

export function getServices(): Promise<Services> {
  holder.raangServices ??= openServices(readEnvironment());
  return holder.raangServices;
}

async function openServices(env: Environment): Promise<Services> {
  const log = createLog(env.LOG_LEVEL);
  const contentFolder = path.resolve(repositoryFolder, env.CONTENT_DIR ?? path.join(siteFolder, 'content'));
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directory: path.resolve(repositoryFolder, env.DATA_DIR, 'db'),
  });
  const content = await importContent(database.db, contentFolder);
  for (const { file, line, reason } of content.problems) log.warn(`content ${file}:${line} ${reason}`);
  const api = createApi({
    db: database.db,
    onError: (error) => log.error({ err: error }, 'a procedure failed'),
  });
  return {
    env,
    log,
    database,
    content,
    media: await readMedia(contentFolder),
    mediaFolder: path.join(contentFolder, 'media'),
    api,
    client: env.API_BASE_URL ? createApiClient({ baseUrl: env.API_BASE_URL }) : api.client,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    now: () => new Date(),
    close: database.close,
  };
}
