import type { StationCode } from '@raang/domain';
import { createPlanner, type Feed, type Planner, stationIndexOf } from '@raang/journeys';
import { openZip, readFeed } from '@raang/journeys/gtfs';
import type { Database } from '../database/database';
import { findFeedInForce, readFeedArchive } from './network.store';

/** What was made of the feed in force: network, tariff, timetable. */
export interface LoadedFeed extends Planner {
  /** Stations, platforms, exits and what else the feed has of them, by their ids in it. */
  stationParts: ReadonlyMap<string, StationPart>;
}

export interface StationPart {
  station: StationCode;
  /** The station itself, one of its platforms, or another part of it such as an exit. */
  kind: 'station' | 'platform' | 'other';
}

/** Gives what was made of the feed in force; undefined before one was imported. */
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
  return { ...createPlanner(feed), stationParts: findStationParts(feed) };
}

/** Where every id of a feed is. */
export function findStationParts(feed: Feed): LoadedFeed['stationParts'] {
  return new Map(
    feed.locations.map(({ id, kind }, index): [string, StationPart] => {
      const station = stationIndexOf(feed, index);
      const code = feed.locations[station]!.code as StationCode;
      if (station === index) return [id, { station: code, kind: 'station' }];
      return [id, { station: code, kind: kind === 'stop' ? 'platform' : 'other' }];
    }),
  );
}
