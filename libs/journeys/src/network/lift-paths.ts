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

/**
 * The platforms to close for passengers without steps: those that only lifts out of order join to an exit, in either direction, and
 * those that only they join to another open platform. The second is more than has to be: the walk alone is not possible.
 */
export function platformsCutOff(
  { exits, platforms, paths }: LiftPaths,
  isOut: (lift: string) => boolean,
): string[] {
  const working = paths.filter(({ lift }) => lift === undefined || !isOut(lift));
  if (working.length === paths.length) return [];
  const lost = (starts: readonly string[], turn: (path: LiftPath) => LiftPath = (path) => path) => {
    const [before, now] = [reachable(starts, paths.map(turn)), reachable(starts, working.map(turn))];
    return platforms.filter((platform) => before.has(platform) && !now.has(platform));
  };
  const fromStreet = new Set([...lost(exits), ...lost(exits, reverse)]);
  const open = platforms.filter((platform) => !fromStreet.has(platform));
  const apart = open.flatMap((platform) => {
    const others = lost([platform]).filter((other) => !fromStreet.has(other));
    return others.length > 0 ? [platform, ...others] : [];
  });
  return platforms.filter((platform) => fromStreet.has(platform) || apart.includes(platform));
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
