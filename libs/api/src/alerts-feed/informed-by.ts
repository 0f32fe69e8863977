import type { InformedEntity } from '@raang/domain';
import { safeAgencyId, safeLineId } from '@raang/journeys/gtfs';
import type { LoadedFeed } from '../network/loaded-feed';
import type { EntitySelector } from './read-realtime';

type Feed = Pick<LoadedFeed, 'network' | 'stationParts'>;

export interface Informed {
  entities: InformedEntity[];
  /** Entities that are affected as a whole, not only one of their platforms, exits or directions. */
  whole: InformedEntity[];
  /** Selectors that match nothing in the active feed. */
  unknown: EntitySelector[];
}

/**
 * Maps GTFS-Realtime selectors, which have the feed's own ids, to lines and stations of the network. A platform or exit maps to its station, and an
 * agency to its lines.
 */
export function informedBy(selectors: readonly EntitySelector[], feed: Feed): Informed {
  const found = new Map<string, Found>();
  const unknown: EntitySelector[] = [];
  for (const selector of selectors) {
    const entities = findEntities(selector, feed);
    if (entities.length === 0) unknown.push(selector);
    for (const entity of entities) {
      const key = JSON.stringify(entity);
      const known = found.get(key) ?? { entity, isWhole: false, platforms: new Set(), directions: new Set() };
      found.set(key, known);
      add(known, selector, feed);
    }
  }
  const all = [...found.values()];
  return {
    entities: all.map(({ entity }) => entity),
    whole: all.filter((one) => isWhole(one, feed)).map(({ entity }) => entity),
    unknown,
  };
}

interface Found {
  entity: InformedEntity;
  isWhole: boolean;
  /** Platforms and directions that selectors name. */
  platforms: Set<string>;
  directions: Set<number>;
}

/** Finds entities that match all fields of a selector. Unknown ids and single trips give an empty list. */
function findEntities(selector: EntitySelector, { network, stationParts }: Feed): InformedEntity[] {
  const { agencyId, stopId, trip, routeId = trip?.routeId } = selector;
  const part = stopId === undefined ? undefined : stationParts.get(stopId);
  if (trip?.tripId || (stopId !== undefined && !part)) return [];
  const stationCode = part?.station;
  if (routeId !== undefined) {
    const line = network.lines.get(safeLineId(routeId));
    return line ? [{ lineId: line.id, ...(stationCode && { stationCode }) }] : [];
  }
  if (stationCode) return [{ stationCode }];
  if (agencyId === undefined) return [];
  const id = safeAgencyId(agencyId);
  const lines = [...network.lines.values()].filter(({ agency }) => agency.id === id);
  return lines.map(({ id }) => ({ lineId: id }));
}

function add(found: Found, selector: EntitySelector, { stationParts }: Feed): void {
  const { stopId, directionId = selector.trip?.directionId } = selector;
  const part = stopId === undefined ? undefined : stationParts.get(stopId);
  if (part?.kind === 'platform') found.platforms.add(stopId!);
  else if (part?.kind === 'other') return;
  else if (directionId !== undefined) found.directions.add(directionId);
  else found.isWhole = true;
}

/** Selectors of all platforms cover a whole station. Selectors of both directions cover a whole line. */
function isWhole({ entity, isWhole, platforms, directions }: Found, { stationParts }: Feed): boolean {
  if (isWhole || directions.size === 2) return true;
  if (platforms.size === 0) return false;
  return [...stationParts].every(
    ([id, { station, kind }]) => station !== entity.stationCode || kind !== 'platform' || platforms.has(id),
  );
}
