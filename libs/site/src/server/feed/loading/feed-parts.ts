import type { LoadedFeed } from '@raang/api';

type Stations = LoadedFeed['network']['stations'];
type StationParts = LoadedFeed['stationParts'];
type Entries<Whole> = Whole extends ReadonlyMap<infer Key, infer Value> ? [Key, Value][] : never;

/** A message from the worker thread that loads a feed. */
export type FeedPart =
  /** Without stations. */
  { feed: LoadedFeed } | { stations: Entries<Stations> } | { stationParts: Entries<StationParts> };

/** The receiving thread creates a message's objects in one turn; 500 stations take a few milliseconds. */
const mostEntries = 500;

/** Splits a feed into messages. The large parts of the first one are typed arrays, which are transferred. */
export function* toParts(feed: LoadedFeed): Generator<FeedPart> {
  const network = { ...feed.network, stations: new Map() };
  yield { feed: { ...feed, network, stationParts: new Map() } };
  for (const stations of slices(feed.network.stations)) yield { stations };
  for (const stationParts of slices(feed.stationParts)) yield { stationParts };
}

function* slices<Key, Value>(whole: ReadonlyMap<Key, Value>): Generator<[Key, Value][]> {
  const entries = [...whole];
  for (let at = 0; at < entries.length; at += mostEntries) yield entries.slice(at, at + mostEntries);
}

/** Joins a feed's messages, in the order sent. */
export async function fromParts(parts: AsyncIterable<FeedPart>): Promise<LoadedFeed> {
  const stations: Entries<Stations> = [];
  const stationParts: Entries<StationParts> = [];
  let feed: LoadedFeed | undefined;
  for await (const part of parts) {
    if ('feed' in part) feed = part.feed;
    else if ('stations' in part) stations.push(...part.stations);
    else stationParts.push(...part.stationParts);
  }
  if (!feed) throw new Error('the worker thread sent no feed');
  const network = { ...feed.network, stations: new Map(stations) };
  return { ...feed, network, stationParts: new Map(stationParts) };
}
