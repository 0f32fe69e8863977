import type { StationCode } from '@raang/domain';
import { createPlanner, type Feed, type Planner, stationIndexOf } from '@raang/journeys';
import { openZip, readFeed } from '@raang/journeys/gtfs';

/**
 * Network, tariff and timetable of a feed. Plain data without functions, so that one thread can load it for another:
 * most of its bytes are in typed arrays, which are transferred instead of copied.
 */
export interface LoadedFeed extends Planner {
  /** Stations, platforms, exits and what else the feed has of them, by their ids in it. */
  stationParts: ReadonlyMap<string, StationPart>;
}

export interface StationPart {
  station: StationCode;
  /** The station itself, one of its platforms, or another part of it such as an exit. */
  kind: 'station' | 'platform' | 'other';
}

/**
 * Loads a feed that is in order from its zip archive. For a large city this takes seconds.
 * @throws FeedError at the first thing that cannot be understood
 */
export function loadFeed(archive: Uint8Array): LoadedFeed {
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
