import type { PublishedFeed } from '@raang/domain';
import type { OpenTable } from '@raang/views';
import { createModelContext } from '../../models/model-context';
import type { Client } from '../../services/request-client';
import { type OpenTextFile, toTableFiles } from './open-files';
import { readOpenTables } from './read-open-tables';

export interface OpenData {
  feed: PublishedFeed;
  tables: OpenTable[];
  files: OpenTextFile[];
}

/** Reads the feed's facts and all tables from the API, and writes the tables' files. */
export async function readOpenData(client: Client): Promise<OpenData> {
  const [feed, th, en] = await Promise.all([
    client.network.feed(),
    createModelContext('th'),
    createModelContext('en'),
  ]);
  const tables = await readOpenTables(client, feed.changedAt);
  return { feed, tables, files: toTableFiles({ feed, tables, contextIn: { th, en } }) };
}
