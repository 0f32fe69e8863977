import type { Feed, FeedTransfer } from '../feed/feed';
import { stationIndexOf } from '../network/trip-patterns';
import { offsetMetres } from './offset-metres';
import { findPathwayTimes, type PathwayTimes } from './pathway-times';

/** Rules for walks between stops; columns, one entry per pair. */
export interface FootpathEdges {
  from: Uint32Array;
  to: Uint32Array;
  /** `impossible` if the feed forbids the transfer, also via a third stop. */
  seconds: Int32Array;
  /** The same without steps; `impossible` if the known pathways of a station have no step-free path. */
  stepFreeSeconds: Int32Array;
  /** By `from * stops + to`: whether a way has no steps. Only pairs that known pathways connect. */
  isStepFree: ReadonlyMap<number, boolean>;
}

export const impossible = -1;

/** For a change of platform without a rule in the feed. */
const platformChangeSeconds = 120;

/** Walking speed over distances. Conservative: pedestrian signals are timed for 1.2 m/s. */
const walkingMetresPerSecond = 1;

interface Edge {
  seconds: number;
  stepFreeSeconds: number;
  /** A rule for two platforms overrides one for a station and a platform, which overrides one for stations. */
  rank: number;
}

/** Direct walks: those of transfers.txt, and within stations those of pathways, or a default time. */
export function findFootpathEdges(feed: Feed, stopOf: ReadonlyMap<number, number>): FootpathEdges {
  const stopsAt = Map.groupBy(stopOf.keys(), (location) => stationIndexOf(feed, location));
  const pathways = findPathwayTimes(feed);
  const edges = new Map<number, Edge>();
  const isStepFree = new Map<number, boolean>();
  const size = stopOf.size;
  const add = (from: number, to: number, edge: Edge) => {
    const key = stopOf.get(from)! * size + stopOf.get(to)!;
    const known = edges.get(key);
    if (!known || known.rank <= edge.rank) edges.set(key, edge);
    if (pathways.between(from, to) !== undefined)
      isStepFree.set(key, pathways.betweenStepFree(from, to) !== undefined);
  };
  for (const stops of stopsAt.values()) {
    for (const from of stops) {
      for (const to of stops) {
        if (from !== to) add(from, to, { ...withinStation(pathways, from, to), rank: 0 });
      }
    }
  }
  for (const transfer of feed.transfers) {
    const [froms, tos] = [platformsOf(transfer.from), platformsOf(transfer.to)];
    const rank = 1 + Number(froms.isPlatform) + Number(tos.isPlatform);
    const seconds = secondsOf(feed, transfer);
    for (const from of froms.stops) {
      for (const to of tos.stops) {
        add(from, to, { seconds, stepFreeSeconds: withoutSteps(seconds, from, to), rank });
      }
    }
  }
  return { ...toColumns(edges, size), isStepFree };

  function platformsOf(location: number) {
    const isPlatform = stopOf.has(location);
    return { isPlatform, stops: isPlatform ? [location] : (stopsAt.get(location) ?? []) };
  }

  /** A rule's time applies to everybody; pathways override it for passengers who need a lift. */
  function withoutSteps(seconds: number, from: number, to: number): number {
    if (from === to || seconds === impossible) return seconds;
    if (pathways.between(from, to) === undefined) return seconds;
    const stepFree = pathways.betweenStepFree(from, to);
    return stepFree === undefined ? impossible : Math.max(seconds, stepFree);
  }
}

function withinStation(pathways: PathwayTimes, from: number, to: number): Omit<Edge, 'rank'> {
  if (from === to) return { seconds: 0, stepFreeSeconds: 0 };
  const seconds = pathways.between(from, to);
  if (seconds === undefined) {
    return { seconds: platformChangeSeconds, stepFreeSeconds: platformChangeSeconds };
  }
  return { seconds, stepFreeSeconds: pathways.betweenStepFree(from, to) ?? impossible };
}

function secondsOf(feed: Feed, { from, to, isPossible, minimumSeconds }: FeedTransfer): number {
  if (!isPossible) return impossible;
  if (minimumSeconds !== undefined) return minimumSeconds;
  const [here, there] = [feed.locations[from]?.position, feed.locations[to]?.position];
  if (from === to || !here || !there) return platformChangeSeconds;
  const { north, east } = offsetMetres(here, there);
  return Math.max(platformChangeSeconds, Math.ceil(Math.hypot(north, east) / walkingMetresPerSecond));
}

function toColumns(edges: ReadonlyMap<number, Edge>, size: number): Omit<FootpathEdges, 'isStepFree'> {
  const keys = [...edges.keys()];
  const values = [...edges.values()];
  return {
    from: Uint32Array.from(keys, (key) => Math.floor(key / size)),
    to: Uint32Array.from(keys, (key) => key % size),
    seconds: Int32Array.from(values, ({ seconds }) => seconds),
    stepFreeSeconds: Int32Array.from(values, ({ stepFreeSeconds }) => stepFreeSeconds),
  };
}
