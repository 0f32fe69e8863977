import path from 'node:path';
import {
  type Api,
  createApi,
  importContentFolder,
  importFeedFrom,
  openDatabase,
  openFileStore,
  readContent,
  readRandomSetting,
} from '@raang/api';
import { authority } from '../../authority/authority';

export interface Services {
  api: Api;
  now: () => Date;
  publicUrl: string;
  log: (message: string | Error) => void;
  close: () => Promise<void>;
}

/**
 * Opens the embedded database in the app's data folder, imports content and feed, and makes the API on it.
 * @throws Error if the feed has errors: a message with file, line and reason of each
 */
export async function openServices({
  appFolder,
  dataFolder,
  publicUrl,
  log,
}: Pick<Services, 'publicUrl' | 'log'> & Record<'appFolder' | 'dataFolder', string>): Promise<Services> {
  const now = () => new Date();
  const database = await openDatabase({ directory: path.join(dataFolder, 'db'), onError: log });
  const { db } = database;
  const { ownAgencies } = authority;
  const feed = await importFeedFrom(db, { source: path.join(appFolder, 'network/gtfs'), ownAgencies, now });
  if (feed.outcome === 'refused') throw new Error(feed.problems.map(({ text }) => text).join('\n'));
  const { problems } = await importContentFolder(db, await readContent(path.join(appFolder, 'content')), {
    lines: authority.lines.map(({ id }) => id),
    withExamples: true,
    now,
  });
  for (const { file, line, reason } of problems) log(`content ${file}:${line} ${reason}`);
  const api = createApi({
    db,
    now,
    publicUrl,
    files: openFileStore({ directory: path.join(dataFolder, 'uploads') }),
    secrets: [await readRandomSetting(db, 'secret')],
    onError: (error) => log(error as Error),
  });
  return { api, now, publicUrl, log, close: () => database.close() };
}
