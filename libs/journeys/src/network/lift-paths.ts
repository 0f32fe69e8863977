import type { Feed } from '../feed/feed';
import { stationIndexOf } from './trip-patterns';

/** A path without stairs or escalators inside a station. Ends are feed ids. */
export interface LiftPath {
  from: string;
  to: string;
  isBidirectional: boolean;
  /** Id of the lift that it is. */
  lift?: string;
}

/** The paths without steps of a station with lifts, and where they lead. */
export interface LiftPaths {
  exits: readonly string[];
  platforms: readonly string[];
  paths: readonly LiftPath[];
}

/** By index of the station, for the stations whose pathways have lifts. */
export function findLiftPaths(feed: Feed): Map<number, LiftPaths> {
  const { locations, pathways } = feed;
  const stationOf = (location: number) => stationIndexOf(feed, location);
  const withoutSteps = pathways.filter(({ mode }) => mode !== 'stairs' && mode !== 'escalator');
  const byStation = Map.groupBy(withoutSteps, ({ from }) => stationOf(from));
  const found = new Map<number, LiftPaths>();
  for (const [station, ways] of byStation) {
    if (!ways.some(({ mode }) => mode === 'lift')) continue;
    const idsOf = (kind: 'exit' | 'stop') =>
      locations.flatMap((one, index) => (one.kind === kind && stationOf(index) === station ? [one.id] : []));
    const paths = ways.map(({ id, from, to, mode, isBidirectional }) => ({
      from: locations[from]!.id,
      to: locations[to]!.id,
      isBidirectional,
      ...(mode === 'lift' && { lift: id }),
    }));
    found.set(station, { exits: idsOf('exit'), platforms: idsOf('stop'), paths });
  }
  return found;
}

/** The platforms that a passenger gets to or from without steps only by lifts that are out of order. */
export function platformsCutOff(
  { exits, platforms, paths }: LiftPaths,
  isOut: (lift: string) => boolean,
): string[] {
  const working = paths.filter(({ lift }) => lift === undefined || !isOut(lift));
  if (working.length === paths.length) return [];
  const [before, now] = [paths, working].map((ways) => [
    reachable(exits, ways),
    reachable(exits, ways.map(reverse)),
  ]);
  return platforms.filter((platform) =>
    [0, 1].some((direction) => before![direction]!.has(platform) && !now![direction]!.has(platform)),
  );
}

const reverse = ({ from, to, ...path }: LiftPath): LiftPath => ({ ...path, from: to, to: from });

function reachable(starts: readonly string[], paths: readonly LiftPath[]): ReadonlySet<string> {
  const reached = new Set(starts);
  // a set also yields what is added while it is read
  for (const place of reached)
    for (const { from, to, isBidirectional } of paths) {
      if (from === place) reached.add(to);
      if (isBidirectional && to === place) reached.add(from);
    }
  return reached;
}
