import path from 'node:path';
import {
  type AlertsPoll,
  type Api,
  type ContentImport,
  createApi,
  createFeedSources,
  type DocumentFacts,
  forgetAlertsFeed,
  importContentFolder,
  type InProcessApi,
  type OpenDatabase,
  openDatabase,
  pollAlerts,
  readContent,
  readDocuments,
  readMedia,
} from '@raang/api';
import { createApiClient } from '@raang/api-client';
import { contract } from '@raang/contract';
import { authority } from '../../authority/authority';
import { readTrustedProxies } from './http/client-address';
import { type Environment, readEnvironment } from './env';
import { type FeedStatus, putFeedInForce } from './feed';
import { loadBeside } from './feed-loading/load-beside';
import { clientFolder, databaseFolder, feedThread, repositoryFolder, siteFolder, startFeed } from './folders';
import { createImageProxy } from './images/image-proxy';
import { createSocialCards } from './images/social/social-cards';
import { openWorkshop } from './images/workshop';
import { type ClientFor, createClientFor } from './client-for';
import { createLog, type Log } from './log';
import {
  createRequestLimit,
  picturesPerMinute,
  type RequestLimit,
  writesPerMinute,
} from './http/request-limit';

/** Everything a request may need, made once per process: the composition root. */
export interface Services {
  env: Environment;
  log: Log;
  database: OpenDatabase;
  content: ContentImport;
  feed: FeedStatus;
  /** Keeps the alerts of ALERTS_URL; undefined when that is unset. */
  alerts: AlertsPoll | undefined;
  /** Digest of each picture by file name. */
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  /** What can be downloaded, by file name. */
  documents: ReadonlyMap<string, DocumentFacts>;
  documentsFolder: string;
  api: Api;
  /** What pages ask on behalf of a visitor: the API of this process, or the one at API_BASE_URL. */
  clientFor: ClientFor<InProcessApi>;
  /** Answers `/_ipx/…` and `/social/…`. */
  changePicture: (request: Request) => Promise<Response>;
  socialCard: (request: Request) => Promise<Response>;
  /** @throws Refusal 429 when an address writes too often */
  limitWrites: RequestLimit;
  /** Where the process is between its start and its end. */
  lifecycle: { isDraining: boolean };
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
  // first of all: a folder that is refused leaves everything as it was
  const folderContent = await readContent(contentFolder);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directory: databaseFolder(env),
    onError: (error) => log.error({ err: error }, 'a connection to the database broke; the pool replaces it'),
  });
  if (database.migrated.length > 0)
    log.info({ migrations: database.migrated }, 'the schema was brought up to date');
  const now = () => new Date();
  const feed = await putFeedInForce(database.db, startFeed(env), { log, now });
  const content = await importContentFolder(database.db, folderContent, {
    lines: authority.lines.map(({ id }) => id),
    now,
  });
  for (const { file, line, reason } of content.problems) log.warn(`content ${file}:${line} ${reason}`);
  const feeds = createFeedSources({
    // in development there is no bundle that a thread could run
    ...(import.meta.env.PROD && { load: loadBeside(feedThread) }),
    onError: (error) => log.error({ err: error }, 'the feed in force cannot be loaded; the one before stays'),
  });
  const api = createApi({
    db: database.db,
    now,
    feedSource: feeds.current,
    onError: (error) => log.error({ err: error }, 'a procedure failed'),
  });
  const clientFor = createClientFor<InProcessApi>({
    contract,
    connect: env.API_BASE_URL ? connectTo(env.API_BASE_URL) : api.clientFor,
  });
  const media = await readMedia(contentFolder);
  const mediaFolder = path.join(contentFolder, 'media');
  const folders = { media, mediaFolder, clientFolder };
  const isTrusted = readTrustedProxies(env.TRUSTED_PROXIES ?? '') ?? (() => false);
  const workshop = await openWorkshop({
    folder: path.resolve(repositoryFolder, env.DATA_DIR, 'images'),
    maximumBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    limitMaking: createRequestLimit({ perMinute: picturesPerMinute, isTrusted }),
    onProblem: (error) => log.warn({ err: error }, 'a made picture could not be kept or removed'),
  });
  const documents = await readDocuments(contentFolder);
  if (!env.ALERTS_URL) await forgetAlertsFeed(database.db);
  // last of all, so that nothing that fails leaves it running
  const alerts = env.ALERTS_URL
    ? pollAlerts({ db: database.db, url: env.ALERTS_URL, feedSource: feeds.current, now, log })
    : undefined;
  return {
    env,
    log,
    database,
    content,
    feed,
    alerts,
    media,
    mediaFolder,
    documents,
    documentsFolder: path.join(contentFolder, 'documents'),
    api,
    clientFor,
    changePicture: createImageProxy(folders, workshop),
    socialCard: createSocialCards({
      client: clientFor({ headers: new Headers() }),
      authority,
      folders,
      workshop,
    }),
    limitWrites: createRequestLimit({ perMinute: writesPerMinute, isTrusted }),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    now,
    lifecycle: { isDraining: false },
    close: async () => {
      await Promise.all([alerts?.stop(), feeds.stop()]);
      await database.close();
    },
  };
}

/** The API of another process, which knows the visitor by the same cookie. */
const connectTo = (baseUrl: string) => (headers: Headers) => {
  const cookie = headers.get('cookie');
  return createApiClient({ baseUrl, headers: new Headers(cookie ? { cookie } : {}) });
};
