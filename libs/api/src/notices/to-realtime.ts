import type { RealtimeAlerts } from '@raang/contract';
import {
  type Alert,
  type InEitherLanguage,
  type InformedEntity,
  locales,
  type StationCode,
} from '@raang/domain';
import type { LoadedFeed } from '../network/loaded-feed';

export interface RealtimeOptions {
  feed: { network: Pick<LoadedFeed['network'], 'lines'>; stationParts: LoadedFeed['stationParts'] };
  now: Date;
}

/**
 * Converts alerts to a GTFS-Realtime feed with the ids of a GTFS feed. Leaves out alerts that have ended, and what the
 * format does not have: the length of a delay, and the times of this and the next update.
 */
export function toRealtime(alerts: readonly Alert[], { feed, now }: RealtimeOptions): RealtimeAlerts {
  const toSelectors = createToSelectors(feed);
  return {
    header: { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: toPosix(now) },
    entity: alerts
      .filter(({ activePeriods }) => activePeriods.some(({ end }) => !end || Date.parse(end) > now.getTime()))
      .map((alert) => ({ alert, informedEntity: toSelectors(alert.informedEntities) }))
      // the format requires an entity, and an alert about another network has none in this feed
      .filter(({ informedEntity }) => informedEntity.length > 0)
      .map(({ alert, informedEntity }) => ({
        id: alert.id,
        alert: {
          activePeriod: alert.activePeriods.map(({ start, end }) => ({
            start: toPosix(start),
            ...(end && { end: toPosix(end) }),
          })),
          informedEntity,
          cause: alert.cause,
          effect: alert.effect,
          severityLevel: alert.severity,
          headerText: toTranslated(alert.header),
          descriptionText: toTranslated(alert.description),
        },
      })),
  };
}

type Selector = RealtimeAlerts['entity'][number]['alert']['informedEntity'][number];

function createToSelectors({ network, stationParts }: RealtimeOptions['feed']) {
  const stopIds = new Map<StationCode, string>();
  for (const [id, { station, kind }] of stationParts) if (kind === 'station') stopIds.set(station, id);
  return (entities: readonly InformedEntity[]): Selector[] =>
    entities.flatMap(({ lineId, stationCode }) => {
      const stopId = stationCode && stopIds.get(stationCode);
      if ((lineId && !network.lines.has(lineId)) || (stationCode && !stopId)) return [];
      return [{ ...(lineId && { routeId: lineId }), ...(stopId && { stopId }) }];
    });
}

const toPosix = (moment: Date | string) => String(Math.floor(new Date(moment).getTime() / 1000));

const toTranslated = (given: InEitherLanguage) => ({
  translation: locales.flatMap((language) => {
    const text = given[language];
    return text ? [{ text, language }] : [];
  }),
});
