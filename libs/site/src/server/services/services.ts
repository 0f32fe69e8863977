import type {
  AlertFeeds,
  Api,
  Changes,
  ContentImport,
  DocumentFacts,
  LiveTrains,
  OpenDatabase,
  PublishedFiles,
  Telling,
} from '@raang/api';
import type { ApiClient } from '@raang/api-client';
import type { Log, RequestLimits, TrustedProxies } from '@raang/server';
import type { Edition } from '../../authority/authority';
import type { OutdatedUse } from '../cache/shared-answers';
import type { FeedStatus } from '../feed/feed';
import type { ClientFor } from './client-for';
import { type Environment, readEnvironment } from './env';
import { openApi } from './open-api';
import { readContentFolder } from './read-content-folder';
import { openPictures } from './open-pictures';
import { openJobs } from './open-jobs';
import { openNetwork } from './open-network';
import { openStore } from './open-store';
import { openTrains } from './open-trains';
import { startFactsOf } from './start-facts';
import { createPolicyReports } from './policy-reports';

/** Everything that a request may need, created once per process: the composition root. */
export interface Services {
  env: Environment;
  log: Log;
  database: OpenDatabase;
  /** Changes of what the public sees. */
  changes: Changes;
  content: ContentImport;
  feed: FeedStatus;
  /** Polls the alerts of ALERTS_URL. */
  alerts: AlertFeeds;
  /** Mails to subscribers about disruptions. */
  telling: Telling;
  /** Undefined without TRIP_UPDATES_URL and VEHICLE_POSITIONS_URL. */
  trains: LiveTrains | undefined;
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

/** Opens one after the other; the end closes them the other way. A start that fails half-way closes what it has opened. */
async function openServices(env: Environment): Promise<Services> {
  await using opened = new AsyncDisposableStack();
  const facts = startFactsOf(env);
  const { folderContent, store, ...folders } = await readContentFolder(facts);
  const { database, limits, isTrusted } = await openStore(facts, opened);
  const { db } = database;
  const feed = await openNetwork(facts, db, folderContent);
  const content = await store(db);
  const trains = openTrains(facts, opened);
  const { files, feedSource, secrets, ...api } = await openApi(facts, database, trains, opened);
  const client = api.clientFor({ headers: new Headers() });
  const pictures = await openPictures(facts, { ...folders, limits, client });
  const { alerts, telling } = await openJobs(facts, { db, files, feedSource, secrets }, opened);
  const whole = opened.move();
  return {
    ...facts,
    ...folders,
    ...api,
    ...pictures,
    database,
    content,
    feed,
    alerts,
    telling,
    trains,
    limits,
    isTrusted,
    takePolicyReport: createPolicyReports(facts.log, facts.now).take,
    lifecycle: { isDraining: false },
    close: () => whole.disposeAsync(),
  };
}
