import { createNetwork, type Network, type Tariff } from '@raang/journeys';
import { openZip, readFeed } from '@raang/journeys/gtfs';
import type { Database } from '../database/database';
import { findFeedInForce, readFeedArchive } from './network.store';

/** What was made of the feed in force. */
export interface LoadedFeed {
  network: Network;
  tariff: Tariff;
}

/** Gives the feed in force; undefined before one was imported. */
export type FeedSource = (db: Database) => Promise<LoadedFeed | undefined>;

/** Keeps the feed in memory until another one is in force, whichever process imported it. */
export function createFeedSource(): FeedSource {
  let loaded: { id: string; feed: Promise<LoadedFeed | undefined> } | undefined;
  return async (db) => {
    const inForce = await findFeedInForce(db);
    if (!inForce) return undefined;
    const { id } = inForce;
    if (loaded?.id !== id) {
      const current = { id, feed: load(db, id) };
      loaded = current;
      // a failed load is tried again by the next who asks
      current.feed.catch(() => {
        if (loaded === current) loaded = undefined;
      });
    }
    return loaded.feed;
  };
}

async function load(db: Database, id: string): Promise<LoadedFeed | undefined> {
  const archive = await readFeedArchive(db, id);
  if (!archive) return undefined;
  const feed = readFeed(openZip(archive));
  return { network: createNetwork(feed), tariff: feed.tariff };
}
