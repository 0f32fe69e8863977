import { type InformedEntity, isWhole, type LineId } from '@raang/domain';
import { safeAgencyId, safeLineId } from '@raang/journeys/gtfs';
import type { FeedIds, LoadedFeed, StationPart } from '../network/loaded-feed';
import { findTrain, type FoundTrain } from './informed-train';
import type { EntitySelector } from './realtime-alert';

export type InformedFeed = Pick<LoadedFeed, 'network' | 'timetable'> & FeedIds;

export interface Informed {
  /** What any of the selectors matches, each once. */
  entities: InformedEntity[];
  /** Selectors that match nothing in the active feed. */
  unknown: EntitySelector[];
}

/**
 * Maps GTFS-Realtime selectors, which have the feed's own ids, to lines, stations, their parts and trains. Every field of a
 * selector narrows: it matches what all of them match. Selectors of all platforms are the station, those of both
 * directions the line.
 * @see docs/decisions/0078-periods-and-selectors-of-alerts.md
 */
export function informedBy(selectors: readonly EntitySelector[], feed: InformedFeed): Informed {
  const found = new Map<string, InformedEntity>();
  const unknown: EntitySelector[] = [];
  for (const selector of selectors) {
    const entities = findEntities(selector, feed);
    if (entities.length === 0) unknown.push(selector);
    for (const entity of entities) found.set(JSON.stringify(entity), entity);
  }
  return { entities: joinParts([...found.values()], feed), unknown };
}

/** Finds what all fields of a selector match. Unknown ids, contradictions and no field at all give an empty list. */
function findEntities(selector: EntitySelector, feed: InformedFeed): InformedEntity[] {
  const { stopId, isPartial } = selector;
  const part = stopId === undefined ? undefined : feed.stationParts.get(stopId);
  const platform = part?.kind === 'platform' ? stopId : undefined;
  const train = selector.trip && findTrain(selector.trip, feed, platform);
  const lines = findLines(selector, train, feed);
  const direction = findDirection(selector, train);
  // a field is there that nothing matches
  if (train === 'none' || direction === 'none' || (stopId !== undefined && !part)) return [];
  if (!lines && !part) return [];
  const narrowed = {
    ...(direction !== undefined && { direction }),
    ...(train && { train: train.said }),
    ...(isPartial && { isPartial }),
  };
  if (!lines) return [{ ...toPlace(part!, stopId!), ...narrowed }];
  if (!part) return lines.map((lineId) => ({ lineId, ...narrowed }));
  return lines
    .filter((lineId) => callsAt(part, lineId, feed))
    .map((lineId) => ({
      ...(isOnlyLine(part, lineId) ? {} : { lineId }),
      ...toPlace(part, stopId!),
      ...narrowed,
    }));
}

/** The lines that all fields about lines match; undefined without such a field. */
function findLines(
  { agencyId, routeType, routeId }: EntitySelector,
  train: FoundTrain | 'none' | undefined,
  { network, routeTypes }: InformedFeed,
): LineId[] | undefined {
  const ofTrain = train === 'none' ? undefined : train?.lineId;
  if ([agencyId, routeType, routeId, ofTrain].every((field) => field === undefined)) return undefined;
  return [...network.lines.values()]
    .filter(
      ({ id, agency }) =>
        (agencyId === undefined || agency.id === safeAgencyId(agencyId)) &&
        (routeType === undefined || routeTypes.get(id) === routeType) &&
        (routeId === undefined || id === safeLineId(routeId)) &&
        (ofTrain === undefined || id === ofTrain),
    )
    .map(({ id }) => id);
}

/** The direction, which only means something on one line: lines number theirs as they like. */
function findDirection(
  { directionId, routeId }: EntitySelector,
  train: FoundTrain | 'none' | undefined,
): 0 | 1 | undefined | 'none' {
  if (train === 'none') return 'none';
  const [given = train?.direction, other = given] = [directionId, train?.direction];
  if (given === undefined) return undefined;
  if (given !== other || (given !== 0 && given !== 1)) return 'none';
  if (routeId === undefined && train?.lineId === undefined) return 'none';
  // a trip of the feed has its direction anyway
  return train?.said.tripId ? undefined : given;
}

function toPlace({ station, kind }: StationPart, id: string): InformedEntity {
  if (kind === 'platform') return { stationCode: station, platform: id };
  return { stationCode: station, ...(kind === 'other' && { part: id }) };
}

/** Whether a line calls at a platform; for another part of a station, at the station. */
function callsAt(
  { station, kind, lineIds }: StationPart,
  lineId: LineId,
  { network }: InformedFeed,
): boolean {
  const at: readonly LineId[] | undefined =
    kind === 'platform' ? lineIds : network.stations.get(station)?.lineIds;
  return at?.includes(lineId) ?? false;
}

/** Then the platform says it all, and closing the platform closes no train of another line. */
function isOnlyLine({ kind, lineIds = [] }: StationPart, lineId: LineId): boolean {
  return kind === 'platform' && lineIds.length === 1 && lineIds[0] === lineId;
}

/** Replaces all platforms of a station by the station, and both directions of a line by the line. */
function joinParts(entities: readonly InformedEntity[], { stationParts }: InformedFeed): InformedEntity[] {
  const joined = entities.map((entity) => {
    const { platform, direction, ...rest } = entity;
    if (!isWhole(rest)) return entity;
    if (platform && direction === undefined && !rest.lineId) {
      const all = [...stationParts].filter(
        ([, { station, kind }]) => kind === 'platform' && station === rest.stationCode,
      );
      const isNamed = (id: string) => entities.some((one) => one.platform === id && isPlatformOnly(one));
      return all.every(([id]) => isNamed(id)) ? rest : entity;
    }
    if (direction === undefined || platform) return entity;
    const isOther = (one: InformedEntity) =>
      one.direction === 1 - direction && JSON.stringify({ ...one, direction }) === JSON.stringify(entity);
    return entities.some(isOther) ? rest : entity;
  });
  return [...new Map(joined.map((entity) => [JSON.stringify(entity), entity])).values()];
}

const isPlatformOnly = ({ platform: _, ...rest }: InformedEntity) => !rest.lineId && isWhole(rest);
