import {
  type Alert,
  alertSeverities,
  type InformedEntity,
  type LineId,
  periodUntilLast,
  readWatchedLine,
  type StationCode,
  type Subscription,
} from '@raang/domain';
import type { Extent } from './subscriptions.table';

/** Lines that call at a station. */
export type LinesAt = (station: StationCode) => readonly LineId[];

/**
 * How grave, wide and long an alert is for a subscription; undefined if it watches nothing that the alert is about, or
 * only graver alerts. Single trains, and restrictions that were not understood, are about nothing here.
 */
export function extentOf(alert: Alert, wish: Subscription, linesAt: LinesAt): Extent | undefined {
  const entities = alert.informedEntities.filter(
    (entity) => !entity.train && !entity.isPartial && isWatched(entity, wish, linesAt),
  );
  const severity = Math.max(alertSeverities.indexOf(alert.severity), alertSeverities.indexOf('INFO'));
  if (entities.length === 0 || severity < alertSeverities.indexOf(wish.severity)) return undefined;
  return {
    severity,
    closes: alert.effect === 'NO_SERVICE',
    entities,
    end: endOf(alert)?.toISOString() ?? null,
  };
}

function isWatched(
  { lineId, stationCode, direction }: InformedEntity,
  { lines, stations }: Subscription,
  linesAt: LinesAt,
): boolean {
  const isLine = lines
    .map(readWatchedLine)
    .some(
      (watched) =>
        watched.lineId === lineId &&
        (watched.direction === undefined || direction === undefined || watched.direction === direction),
    );
  // a whole line that is disrupted is disrupted at its stations; an alert at one station is not about the others
  return (
    isLine || stations.some((code) => (stationCode ? code === stationCode : linesAt(code).includes(lineId!)))
  );
}

/** Whether an alert is graver, wider or longer than it was. */
export function isWorse(now: Extent, before: Extent): boolean {
  return (
    now.severity > before.severity ||
    (now.closes && !before.closes) ||
    (before.end !== null && (now.end === null || Date.parse(now.end) > Date.parse(before.end))) ||
    !now.entities.every((entity) => before.entities.some((wide) => isWithin(entity, wide)))
  );
}

/** Every field narrows an entity. */
const isWithin = (entity: InformedEntity, wide: InformedEntity) =>
  Object.entries(wide).every(([field, value]) => entity[field as keyof InformedEntity] === value);

/** When an alert first acts. Undefined if it never does. */
export function startOf({ impactPeriods: [first] }: Alert): Date | undefined {
  return first && new Date(first.start);
}

/** When an alert acts for the last time. Undefined if nobody knows. */
export function endOf({ impactPeriods }: Alert): Date | undefined {
  const { end } = periodUntilLast('', impactPeriods);
  return end === undefined ? undefined : new Date(end);
}

/** Whether an alert acts now or later. */
export function isToCome(alert: Alert, now: Date): boolean {
  const end = endOf(alert);
  return alert.impactPeriods.length > 0 && (!end || end > now);
}
