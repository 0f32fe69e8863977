import type { Equipment, StationCode, StationEquipment } from '@raang/domain';
import { platformsCutOff } from '@raang/journeys';
import { equipmentAt, type EquipmentKnown } from './equipment-at';
import type { LoadedFeed } from '../network/loaded-feed';

/** What lifts out of order close for passengers who need them. */
export interface LiftClosures {
  stations: StationCode[];
  /** Feed ids of platforms. */
  platforms: string[];
  /** The lifts at these stations and platforms that are out of order. */
  broken: StationEquipment[];
}

/**
 * A lift that is out of order is no pathway: a platform that no exit reaches without it is closed. Where the feed has no such
 * pathways, a station is closed if every exit with a lift has one that is out of order.
 */
export function liftClosures(
  known: Omit<EquipmentKnown, 'feed'> & { feed: EquipmentKnown['feed'] & Pick<LoadedFeed, 'liftPaths'> },
): LiftClosures {
  const closures: LiftClosures = { stations: [], platforms: [], broken: [] };
  for (const station of known.feed.network.stations.values()) {
    const lifts = equipmentAt(station, known).filter(({ kind }) => kind === 'lift');
    const broken = lifts.filter(({ state }) => state === 'out');
    if (broken.length === 0) continue;
    const out = new Set(broken.map(({ id }) => id));
    const paths = known.feed.liftPaths.get(station.code);
    const platforms = paths ? platformsCutOff(paths, (id) => out.has(id)) : [];
    const isClosed = paths
      ? platforms.length > 0 && platforms.length === paths.platforms.length
      : isEveryExitOut(lifts, out);
    if (isClosed) closures.stations.push(station.code);
    else closures.platforms.push(...platforms);
    if (isClosed || platforms.length > 0)
      closures.broken.push(...broken.map((lift) => ({ station: station.code, ...lift })));
  }
  return closures;
}

function isEveryExitOut(lifts: readonly Equipment[], out: ReadonlySet<string>): boolean {
  const byExit = Map.groupBy(
    lifts.filter(({ exit }) => exit !== undefined),
    ({ exit }) => exit,
  );
  return byExit.size > 0 && [...byExit.values()].every((atExit) => atExit.some(({ id }) => out.has(id)));
}
