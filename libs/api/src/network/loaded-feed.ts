import { createHash } from 'node:crypto';
import type { PublishedFeed, StationCode } from '@raang/domain';
import { createNetwork, createPlanner, type Feed, type Planner, stationIndexOf } from '@raang/journeys';
import { openZip, readFeed } from '@raang/journeys/gtfs';
import { ownAgenciesIn } from './own-agencies';

/**
 * Network, tariff and timetable of a feed. Plain data without functions, so that a worker thread can load it. Most
 * bytes are in typed arrays, which can be transferred between threads without copying.
 */
export interface LoadedFeed extends Planner {
  /** Stations, platforms, exits and other locations of the feed, by feed id. */
  stationParts: ReadonlyMap<string, StationPart>;
  /** What the feed says about itself, and its archive. */
  about: Omit<PublishedFeed, 'importedAt'>;
}

export interface StationPart {
  station: StationCode;
  /** The station itself, a platform, or another part such as an exit. */
  kind: 'station' | 'platform' | 'other';
}

/** Who loads a feed. */
export interface FeedOwner {
  /** Ids of the agencies that run trains for this authority; by default all of the feed. */
  ownAgencies?: readonly string[] | undefined;
}

/**
 * Loads a feed without errors from its zip archive. For a large city this takes seconds.
 * @throws FeedError at the first error
 */
export function loadFeed(archive: Uint8Array, { ownAgencies }: FeedOwner = {}): LoadedFeed {
  const feed = readFeed(openZip(archive));
  const network = createNetwork(feed, ownAgenciesIn(feed, ownAgencies));
  return {
    ...createPlanner(feed, network),
    stationParts: findStationParts(feed),
    about: { ...toAbout(feed), archive: { sizeBytes: archive.length, sha256: sha256Of(archive) } },
  };
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function toAbout({ info, attributions, sources }: Feed): LoadedFeed['about'] {
  const { publisher, version, validFrom, validTo, licence } = info;
  return {
    ...(publisher && { publisher }),
    ...(version && { version }),
    ...(validFrom && { validFrom }),
    ...(validTo && { validTo }),
    ...(licence && { licence }),
    attributions: attributions.map(
      ({ isProducer: _p, isOperator: _o, isAuthority: _a, ...credit }) => credit,
    ),
    sources,
  };
}

/** Maps every location of a feed to its station. */
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
