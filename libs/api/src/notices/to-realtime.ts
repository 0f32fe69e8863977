import type { RealtimeAlerts } from '@raang/contract';
import {
  type Alert,
  type AlertPeriod,
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
 * format does not have: the length of a delay, the times of this and the next update, and an entity with a restriction
 * that was not understood.
 */
export function toRealtime(alerts: readonly Alert[], { feed, now }: RealtimeOptions): RealtimeAlerts {
  const toSelectors = createToSelectors(feed);
  return {
    header: { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: toPosix(now) },
    entity: alerts
      .filter(({ shownPeriods, impactPeriods }) =>
        [...shownPeriods, ...impactPeriods].some(({ end }) => !end || Date.parse(end) > now.getTime()),
      )
      .map((alert) => ({ alert, informedEntity: toSelectors(alert.informedEntities) }))
      // the format requires an entity, and an alert about another network has none in this feed
      .filter(({ informedEntity }) => informedEntity.length > 0)
      .map(({ alert, informedEntity }) => ({
        id: alert.id,
        alert: {
          communicationPeriod: alert.shownPeriods.map(toTimeRange),
          impactPeriod: alert.impactPeriods.map(toTimeRange),
          activePeriod: alert.impactPeriods.length > 0 ? alert.impactPeriods.map(toTimeRange) : [longAgo],
          informedEntity,
          cause: alert.cause,
          effect: alert.effect,
          severityLevel: alert.severity,
          ...(alert.url && { url: toTranslated(alert.url) }),
          headerText: toTranslated(alert.header),
          descriptionText: toTranslated(alert.description),
          ...(alert.causeDetail && { causeDetail: toTranslated(alert.causeDetail) }),
          ...(alert.effectDetail && { effectDetail: toTranslated(alert.effectDetail) }),
        },
      })),
  };
}

/** An alert without `active_period` counts as active as long as the feed has it, so one that never acts needs a past one. */
const longAgo = { start: '1', end: '2' };

type Selector = RealtimeAlerts['entity'][number]['alert']['informedEntity'][number];

function createToSelectors({ network, stationParts }: RealtimeOptions['feed']) {
  const stopIds = new Map<StationCode, string>();
  for (const [id, { station, kind }] of stationParts) if (kind === 'station') stopIds.set(station, id);
  return (entities: readonly InformedEntity[]): Selector[] =>
    entities.flatMap((entity) => {
      const { lineId, stationCode, platform, part = platform, direction, train, isPartial } = entity;
      // without the restriction that the selector had, it would mean more
      if (isPartial) return [];
      const stopId = part ?? (stationCode && stopIds.get(stationCode));
      if ((lineId && !network.lines.has(lineId)) || (stationCode && !stopId)) return [];
      const onLine = {
        ...(lineId && { routeId: lineId }),
        ...(direction !== undefined && { directionId: direction }),
      };
      return [{ ...(train ? { trip: { ...toTrip(train), ...onLine } } : onLine), ...(stopId && { stopId }) }];
    });
}

const toTrip = ({ tripId, date, time }: NonNullable<InformedEntity['train']>): Selector['trip'] => ({
  ...(tripId && { tripId }),
  ...(date && { startDate: date.replaceAll('-', '') }),
  ...(time && { startTime: time }),
});

const toTimeRange = ({ start, end }: AlertPeriod) => ({
  start: toPosix(start),
  ...(end && { end: toPosix(end) }),
});

const toPosix = (moment: Date | string) => String(Math.floor(new Date(moment).getTime() / 1000));

const toTranslated = ({ other, ...given }: InEitherLanguage) => ({
  translation: [
    ...locales.flatMap((language) => (given[language] ? [{ text: given[language], language }] : [])),
    ...(other ? [other] : []),
  ],
});
