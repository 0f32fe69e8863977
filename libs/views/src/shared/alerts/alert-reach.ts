import { type Alert, closedEntities, type StationSummary } from '@raang/domain';

type LinesOfStation = Pick<StationSummary, 'code' | 'lineIds'>;

/** Whether an alert is about a line or one of its stations. */
export function informsLine(alert: Alert, lineId: string, stations: readonly LinesOfStation[]): boolean {
  return alert.informedEntities.some((entity) => {
    if (entity.lineId) return entity.lineId === lineId;
    const station = stations.find(({ code }) => code === entity.stationCode);
    return station?.lineIds.some((id) => id === lineId) ?? false;
  });
}

/** Whether an alert is about a station, a whole line of it, or neither. */
export function reachOf(
  { informedEntities }: Alert,
  { code, lineIds }: LinesOfStation,
): 'station' | 'line' | undefined {
  if (informedEntities.some(({ stationCode }) => stationCode === code)) return 'station';
  const isOfLine = informedEntities.some(
    ({ lineId, stationCode }) => !stationCode && lineIds.some((id) => id === lineId),
  );
  return isOfLine ? 'line' : undefined;
}

/** Codes of the stations that an alert names. */
export function stationsOf({ informedEntities }: Alert): string[] {
  return [...new Set(informedEntities.flatMap(({ stationCode }) => stationCode ?? []))];
}

/** Codes of the stations that an alert closes as a whole while it acts. */
export function closedStationsOf(alert: Alert): string[] {
  return [...new Set(closedEntities(alert).flatMap(({ stationCode }) => stationCode ?? []))];
}
