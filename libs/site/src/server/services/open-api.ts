import {
  createApi,
  createChatModel,
  createFeedSources,
  createSearchSources,
  type Keys,
  type LiveTrains,
  type OpenDatabase,
  openFileStore,
  readRandomSetting,
  watchChanges,
} from '@raang/api';
import type { ApiClient } from '@raang/api-client';
import { contract, contractOf } from '@raang/contract';
import { connectTo } from '@raang/server';
import { authority } from 'raang:authority';
import { switches } from '../../authority/switches';
import { loadInWorker } from '../feed/loading/load-in-worker';
import { createClientFor } from './client-for';
import type { Environment } from './env';
import { filePlace } from './file-place';
import { feedThread } from './folders';
import type { StartFacts } from './start-facts';

/** The API over the database, with the feed and the search documents in memory, and its clients for visitors. */
export async function openApi(
  facts: StartFacts,
  database: OpenDatabase,
  trains: LiveTrains | undefined,
  opened: AsyncDisposableStack,
) {
  const { env, log, now, publicUrl } = facts;
  const changes = await watchChanges({ database, log });
  opened.defer(changes.stop);
  const feeds = createFeedSources({
    ownAgencies: authority.ownAgencies,
    changes,
    onLoaded: trains?.takeFeed,
    // development has no bundle for a worker thread
    ...(import.meta.env.PROD && { load: loadInWorker(feedThread()) }),
    onError: (error) =>
      log.error({ err: error }, 'the current feed cannot be loaded; the previous feed stays active'),
  });
  opened.defer(feeds.stop);
  const search = createSearchSources({
    changes,
    onError: (error) =>
      log.error({ err: error }, 'changed documents cannot be read; the search keeps the previous ones'),
  });
  opened.defer(search.stop);
  const files = openFileStore(filePlace(env));
  const secrets: Keys = [
    env.SESSION_SECRET ?? (await readRandomSetting(database.db, 'secret')),
    ...(env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET_PREVIOUS] : []),
  ];
  const api = createApi({
    db: database.db,
    now,
    publicUrl,
    files,
    secrets,
    feedSource: feeds.current,
    liveSource: trains,
    searchSource: search.current,
    changes,
    contract: contractOf(switches),
    pages: authority.pages,
    chatModel: openChatModel(env),
    onError: (error) => log.error({ err: error }, 'a procedure failed'),
  });
  const clients = createClientFor<ApiClient>({
    contract,
    // another process may have another database
    changes: env.API_BASE_URL ? undefined : changes,
    connect: env.API_BASE_URL ? connectTo(env.API_BASE_URL) : api.clientFor,
  });
  return { api, changes, feedSource: feeds.current, files, secrets, ...clients };
}

/** The language model of the assistant, if one is configured. */
function openChatModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Environment) {
  return AI_BASE_URL && AI_MODEL
    ? createChatModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL })
    : undefined;
}
