import type { LoadedFeed } from '../network/loaded-feed';
import { createStationMap, type StationMap } from './matching/station-map';

const maps = new WeakMap<LoadedFeed, StationMap>();
const empty = createStationMap([]);

/** The station map of a feed, made once per feed. Without a feed, a station is near only to itself. */
export function stationMapOf(feed: LoadedFeed | undefined): StationMap {
  if (!feed) return empty;
  const known = maps.get(feed);
  if (known) return known;
  const { lines, stations } = feed.network;
  const own = [...stations.values()].filter(({ isOwn }) => isOwn);
  const interchanges = own.flatMap(({ code, interchanges }) =>
    interchanges.map(({ station }): [string, string] => [code, station]),
  );
  const ownLines = [...lines.values()].filter(({ isOwn }) => isOwn);
  const map = createStationMap(ownLines, interchanges);
  maps.set(feed, map);
  return map;
}
