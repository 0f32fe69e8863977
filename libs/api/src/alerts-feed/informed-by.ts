import type { InformedEntity, LineId } from '@raang/domain';
import type { LoadedFeed } from '../network/loaded-feed';
import type { EntitySelector } from './read-realtime';

type Feed = Pick<LoadedFeed, 'network' | 'stationParts'>;

export interface Informed {
  entities: InformedEntity[];
  /** Those of them that are informed as a whole: not by one platform, exit or direction of theirs. */
  whole: InformedEntity[];
  /** Selectors of what the feed in force does not have. */
  unknown: EntitySelector[];
}

/**
 * What selectors of GTFS-Realtime mean in our network. Platforms and exits stand for their station, an agency for its
 * lines.
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
  /** What was named of it where it was not named as a whole. */
  platforms: Set<string>;
  directions: Set<number>;
}

/** Of several fields all must hold; none for what we do not have, or for a single train. */
function findEntities(selector: EntitySelector, { network, stationParts }: Feed): InformedEntity[] {
  const { agencyId, stopId, trip, routeId = trip?.routeId } = selector;
  const part = stopId === undefined ? undefined : stationParts.get(stopId);
  if (trip?.tripId || (stopId !== undefined && !part)) return [];
  const stationCode = part?.station;
  if (routeId !== undefined) {
    const line = network.lines.get(routeId as LineId);
    return line ? [{ lineId: line.id, ...(stationCode && { stationCode }) }] : [];
  }
  if (stationCode) return [{ stationCode }];
  const lines = [...network.lines.values()].filter(({ operator }) => operator.id === agencyId);
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

/** A station is closed when all its platforms are, a line when both its directions are. */
function isWhole({ entity, isWhole, platforms, directions }: Found, { stationParts }: Feed): boolean {
  if (isWhole || directions.size === 2) return true;
  if (platforms.size === 0) return false;
  return [...stationParts].every(
    ([id, { station, kind }]) => station !== entity.stationCode || kind !== 'platform' || platforms.has(id),
  );
}
