import {
  connectTo,
  createLog,
  createRequestLimits,
  type Log,
  readTrustedProxies,
  type RequestLimits,
  type TrustedProxies,
} from '@raang/server';
import path from 'node:path';
import {
  type AlertsPoll,
  type Api,
  type Changes,
  type ContentImport,
  createApi,
  createChatModel,
  createFeedSources,
  createSearchSources,
  type DocumentFacts,
  forgetAlertsFeed,
  importContentFolder,
  namesInContent,
  namesInSettings,
  type OpenDatabase,
  type PublishedFiles,
  openDatabase,
  openFileStore,
  openPublishedFiles,
  openSharedLimits,
  pollAlerts,
  readContent,
  readDocuments,
  readMedia,
  readRandomSetting,
  startUpkeep,
  watchChanges,
} from '@raang/api';
import type { ApiClient } from '@raang/api-client';
import { contract } from '@raang/contract';
import { authority } from 'raang:authority';
import type { Edition } from '../../authority/authority';
import { editionOf } from './edition';
import { type Environment, readEnvironment } from './env';
import { type FeedStatus, putFeedInForce } from '../feed/feed';
import { filePlace } from './file-place';
import { createClock } from './clock';
import { createFormerPictures } from './former-files';
import { namedInSettings } from './named-in-settings';
import { loadInWorker } from '../feed/loading/load-in-worker';
import {
  clientFolder,
  contentFolder as contentFolderOf,
  databaseFolder,
  feedThread,
  inRepository,
  startFeed,
} from './folders';
import { createImageProxy } from '../pictures/images/image-proxy';
import { createSocialCards } from '../pictures/images/social/social-cards';
import { openPictureProcessor } from '../pictures/images/picture-processor';
import { type ClientFor, createClientFor } from './client-for';
import type { OutdatedUse } from '../cache/shared-answers';
import { createPolicyReports } from './policy-reports';
import { sendMails } from './send-mails';

/** Everything that a request may need, created once per process: the composition root. */
export interface Services {
  env: Environment;
  log: Log;
  database: OpenDatabase;
  /** Changes of what the public sees. */
  changes: Changes;
  content: ContentImport;
  feed: FeedStatus;
  /** Polls the alerts of ALERTS_URL; undefined if it is unset. */
  alerts: AlertsPoll | undefined;
  /** Digest of each picture by file name. */
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  /** Downloadable files by file name. */
  documents: ReadonlyMap<string, DocumentFacts>;
  documentsFolder: string;
  /** Pictures, documents and build files of every release that was started lately. */
  published: PublishedFiles;
  api: Api;
  /** The API of pages, on behalf of a visitor: of this process, or the one at API_BASE_URL. */
  clientFor: ClientFor<ApiClient>;
  /** How often `clientFor` gave outdated results, because the API failed. */
  outdatedUse: Readonly<OutdatedUse>;
  /** Handlers of `/_ipx/…` and `/social/…`. */
  changePicture: (request: Request) => Promise<Response>;
  socialCard: (request: Request) => Promise<Response>;
  /** What an address may do in a minute, counted by all processes together. */
  limits: RequestLimits;
  /** Takes reports of browsers about violated policies. */
  takePolicyReport: (request: Request) => Promise<Response>;
  /** Whose X-Forwarded-For counts. */
  isTrusted: TrustedProxies;
  /** State of the process between start and end. */
  lifecycle: { isDraining: boolean };
  /** The site's public origin. */
  publicUrl: string;
  edition: Edition;
  now: () => Date;
  close: () => Promise<void>;
}

/** Survives a change in development, which evaluates this module again: the database must not be opened twice. */
const holder = globalThis as {
  raangServices?: Promise<Services>;
  /** In development, after a change of what they are made of: see vite/reload.ts. */
  raangServicesAreOutdated?: boolean;
};

export function getServices(): Promise<Services> {
  if (import.meta.env.DEV && holder.raangServicesAreOutdated) reopenServices();
  holder.raangServices ??= openServices(readEnvironment());
  return holder.raangServices;
}

function reopenServices(): void {
  const outdated = holder.raangServices;
  holder.raangServicesAreOutdated = false;
  // what could not be opened has nothing to close
  const closed = Promise.resolve(outdated)
    .then((services) => services?.close())
    .catch(() => {});
  holder.raangServices = closed.then(() => openServices(readEnvironment()));
}

/** The language model of the assistant, if one is configured. */
function openChatModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Environment) {
  return AI_BASE_URL && AI_MODEL
    ? createChatModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL })
    : undefined;
}

async function openServices(env: Environment): Promise<Services> {
  const now = createClock(env.CLOCK);
  const log = createLog(env.LOG_LEVEL, now);
  // first: an invalid folder must leave everything unchanged
  const contentFolder = contentFolderOf(env);
  const folderContent = await readContent(contentFolder);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directory: databaseFolder(env),
    onError: (error) => log.error({ err: error }, 'a database connection broke; the pool replaces it'),
  });
  if (database.migrated.length > 0) log.info({ migrations: database.migrated }, 'the schema was migrated');
  if (env.CLOCK)
    log.warn({ clock: env.CLOCK }, 'the clock is set: pages show another time than the real one');
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
  const edition = editionOf(env);
  const { ownAgencies } = authority;
  const names = [namesInContent(folderContent), namesInSettings('authority.ts', namedInSettings(authority))];
  const feed = await putFeedInForce(database.db, startFeed(env), { ownAgencies, names, log, now });
  const content = await importContentFolder(database.db, folderContent, {
    lines: authority.lines.map(({ id }) => id),
    withExamples: edition === 'demonstration',
    now,
  });
  for (const { file, line, reason } of content.problems) log.warn(`content ${file}:${line} ${reason}`);
  const changes = await watchChanges({ database, log });
  const feeds = createFeedSources({
    ownAgencies,
    changes,
    // development has no bundle for a worker thread
    ...(import.meta.env.PROD && { load: loadInWorker(feedThread()) }),
    onError: (error) =>
      log.error({ err: error }, 'the current feed cannot be loaded; the previous feed stays active'),
  });
  const search = createSearchSources({
    changes,
    onError: (error) =>
      log.error({ err: error }, 'changed documents cannot be read; the search keeps the previous ones'),
  });
  const files = openFileStore(filePlace(env));
  const api = createApi({
    db: database.db,
    now,
    publicUrl,
    files,
    secrets: [
      env.SESSION_SECRET ?? (await readRandomSetting(database.db, 'secret')),
      ...(env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET_PREVIOUS] : []),
    ],
    feedSource: feeds.current,
    searchSource: search.current,
    changes,
    pages: authority.pages,
    chatModel: openChatModel(env),
    onError: (error) => log.error({ err: error }, 'a procedure failed'),
  });
  const { clientFor, outdatedUse } = createClientFor<ApiClient>({
    contract,
    // another process may have another database
    changes: env.API_BASE_URL ? undefined : changes,
    connect: env.API_BASE_URL ? connectTo(env.API_BASE_URL) : api.clientFor,
  });
  const media = await readMedia(contentFolder);
  const mediaFolder = path.join(contentFolder, 'media');
  const published = openPublishedFiles({ place: filePlace(env), now });
  const imagesFolder = path.join(inRepository(env.DATA_DIR), 'images');
  const former = createFormerPictures({ published, folder: path.join(imagesFolder, 'former') });
  const folders = { media, mediaFolder, clientFolder: clientFolder(), former };
  const isTrusted = readTrustedProxies(env.TRUSTED_PROXIES ?? '') ?? (() => false);
  const counts = openSharedLimits({
    // an embedded database has one process
    db: database.kind === 'postgresql' ? database.db : undefined,
    now,
    onError: (error) => log.warn({ err: error }, 'limits are counted by this process alone'),
  });
  const limits = createRequestLimits(counts, isTrusted);
  const processor = await openPictureProcessor({
    folder: imagesFolder,
    maximumBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    limitMaking: limits.pictures,
    onProblem: (error) => log.warn({ err: error }, 'a made picture could not be stored or removed'),
  });
  const documents = await readDocuments(contentFolder);
  if (!env.ALERTS_URL) await forgetAlertsFeed(database.db);
  // last, so that no failure leaves it running
  const alerts = env.ALERTS_URL
    ? pollAlerts({ db: database.db, url: env.ALERTS_URL, feedSource: feeds.current, now, log })
    : undefined;
  const mails = sendMails(env, { db: database.db, publicUrl, now, log });
  const upkeep = startUpkeep({ db: database.db, files, now, log });
  return {
    env,
    log,
    database,
    changes,
    content,
    feed,
    alerts,
    media,
    mediaFolder,
    documents,
    documentsFolder: path.join(contentFolder, 'documents'),
    published,
    api,
    clientFor,
    outdatedUse,
    changePicture: createImageProxy(folders, processor),
    socialCard: createSocialCards({
      client: clientFor({ headers: new Headers() }),
      authority,
      folders,
      processor,
    }),
    limits,
    takePolicyReport: createPolicyReports(log, now).take,
    isTrusted,
    publicUrl,
    edition,
    now,
    lifecycle: { isDraining: false },
    close: async () => {
      await Promise.all([
        ...[alerts?.stop(), feeds.stop(), search.stop(), mails.stop(), upkeep.stop(), counts.stop()],
      ]);
      await changes.stop();
      await database.close();
    },
  };
}
