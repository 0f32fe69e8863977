import type { InformedEntity } from '@raang/domain';
import type { LoadedFeed } from './loaded-feed';

/** Leaves out lines and stations of connecting systems: their service is for their operators to announce. */
export function ownEntities(
  entities: readonly InformedEntity[],
  { network: { lines, stations } }: Pick<LoadedFeed, 'network'>,
): InformedEntity[] {
  return entities.filter(
    ({ lineId, stationCode }) =>
      (!lineId || lines.get(lineId)?.isOwn) && (!stationCode || stations.get(stationCode)?.isOwn),
  );
}
