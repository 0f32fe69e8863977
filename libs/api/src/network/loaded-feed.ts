import { createHash } from 'node:crypto';
import type { LineId, PublishedFeed, StationCode } from '@raang/domain';
import {
  createNetwork,
  createPlanner,
  type Feed,
  findEquipment,
  findLiftPaths,
  type LiftPaths,
  type Planner,
  stationIndexOf,
} from '@raang/journeys';
import { leavingOut, type LeftOut, openZip, readFeed } from '@raang/journeys/gtfs';
import { ownAgenciesIn } from './own-agencies';

/**
 * Network, tariff and timetable of a feed. Plain data without functions, so that a worker thread can load it. Most
 * bytes are in typed arrays, which can be transferred between threads without copying.
 */
export interface LoadedFeed extends Planner, FeedIds {
  /** What the feed says about itself, and its archive. */
  about: Omit<PublishedFeed, 'importedAt'>;
}

/** What other producers name by the ids of the feed. */
export interface FeedIds {
  /** Stations, platforms, exits and other locations of the feed, by feed id. */
  stationParts: ReadonlyMap<string, StationPart>;
  /** The numbers of routes.txt. */
  routeTypes: ReadonlyMap<LineId, number>;
  /** By feed id of an exit or another location: ids of the lifts and escalators that start or end there. */
  equipmentIds: ReadonlyMap<string, readonly string[]>;
  /** Of the stations whose lifts are pathways. */
  liftPaths: ReadonlyMap<StationCode, LiftPaths>;
}

export interface StationPart {
  station: StationCode;
  /** The station itself, a platform, or another part such as an exit. */
  kind: 'station' | 'platform' | 'other';
  /** Of a platform: the lines that call there. */
  lineIds?: readonly LineId[];
}

/** Who loads a feed. */
export interface FeedOwner {
  /** Ids of the agencies that run trains for this authority; by default all of the feed. */
  ownAgencies?: readonly string[] | undefined;
}

/** How a feed is loaded. */
export interface FeedLoading extends FeedOwner {
  /** Lines to skip, which the import has reported. */
  leftOut?: LeftOut | undefined;
}

/**
 * Loads a feed without errors from its zip archive. For a large city this takes seconds.
 * @throws FeedError at the first error
 */
export function loadFeed(archive: Uint8Array, { ownAgencies, leftOut = {} }: FeedLoading = {}): LoadedFeed {
  const feed = readFeed(leavingOut(openZip(archive), leftOut));
  const network = createNetwork(feed, ownAgenciesIn(feed, ownAgencies));
  return {
    ...createPlanner(feed, network),
    ...findIds(feed),
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

export function findIds(feed: Feed): FeedIds {
  return {
    stationParts: findStationParts(feed),
    routeTypes: new Map(feed.lines.map(({ id, routeType }) => [id as LineId, routeType])),
    equipmentIds: findEquipmentIds(feed),
    liftPaths: new Map(
      Array.from(findLiftPaths(feed), ([index, paths]) => [
        feed.locations[index]!.code as StationCode,
        paths,
      ]),
    ),
  };
}

function findEquipmentIds(feed: Feed): FeedIds['equipmentIds'] {
  const found = new Map<string, string[]>();
  for (const { id, ends } of findEquipment(feed))
    for (const end of ends) {
      if (end === undefined) continue;
      const location = feed.locations[end]!.id;
      found.set(location, [...(found.get(location) ?? []), id]);
    }
  return found;
}

/** Maps every location of a feed to its station. */
function findStationParts(feed: Feed): FeedIds['stationParts'] {
  const linesAt = findLinesAt(feed);
  return new Map(
    feed.locations.map(({ id, kind }, index): [string, StationPart] => {
      const station = stationIndexOf(feed, index);
      const code = feed.locations[station]!.code as StationCode;
      if (station === index) return [id, { station: code, kind: 'station' }];
      if (kind !== 'stop') return [id, { station: code, kind: 'other' }];
      return [id, { station: code, kind: 'platform', lineIds: [...(linesAt.get(index) ?? [])] }];
    }),
  );
}

/** The lines that call at each location, by its index. */
function findLinesAt({ trips, stopTimes, lines }: Feed): Map<number, Set<LineId>> {
  const found = new Map<number, Set<LineId>>();
  for (let trip = 0; trip < trips.count; trip += 1) {
    const line = lines[trips.line[trip]!]!.id as LineId;
    for (let call = stopTimes.start[trip]!; call < stopTimes.start[trip + 1]!; call += 1) {
      const location = stopTimes.location[call]!;
      const known = found.get(location);
      if (known) known.add(line);
      else found.set(location, new Set([line]));
    }
  }
  return found;
}
