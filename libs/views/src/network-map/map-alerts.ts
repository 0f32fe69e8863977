import { msg } from '@lingui/core/macro';
import { type Alert, isActive } from '@raang/domain';
import { toAlertTexts } from '../shared/alerts/alert-texts';
import { stateOf } from '../shared/alerts/alert-words';
import type { ModelContext } from '../shared/page/model-context';
import type { MapAlertModel } from './map-alert-model';
import { roundedPath, stretchBetween } from './draw-tracks';
import type { MapLayout } from './map-layout';
import type { MapLineModel, MapStationModel } from './map-lines-model';

export interface MapAlertData {
  alerts: readonly Alert[];
  now: Date;
}

/**
 * Returns the lines with what the active alerts say. A lift out of order closes no station, so it leaves no mark; an
 * example is invented, so the map does not show it.
 */
export function withAlerts(
  lines: readonly MapLineModel[],
  { alerts, now }: MapAlertData,
  layout: MapLayout,
  context: ModelContext,
): MapLineModel[] {
  const active = alerts.filter((alert) => !alert.example && isActive(alert, now));
  if (active.length === 0) return [...lines];
  return lines.map((line) => {
    const alert = gravest(active.flatMap((one) => lineAlert(one, line.id, context) ?? []));
    const stations = line.stations.map((station) => ({
      ...station,
      alert: gravest(active.flatMap((one) => stationAlert(one, station, line.id, context) ?? [])),
    }));
    return {
      ...line,
      alert,
      title: alert ? `${line.title} · ${alert.says}` : line.title,
      stations,
      closedTracks: alert?.kind === 'closed' ? line.tracks : tracksBetweenClosed(stations, layout),
    };
  });
}

function lineAlert(alert: Alert, lineId: string, context: ModelContext): MapAlertModel | undefined {
  const isAbout = alert.informedEntities.some((entity) => entity.lineId === lineId && !entity.stationCode);
  const state = stateOf(alert, lineId);
  if (!isAbout || state === 'good') return undefined;
  return toMapAlert(state === 'closed' ? 'closed' : 'disrupted', alert, context);
}

function stationAlert(
  alert: Alert,
  { code }: MapStationModel,
  lineId: string,
  context: ModelContext,
): MapAlertModel | undefined {
  const isAbout = alert.informedEntities.some(
    (entity) => entity.stationCode === code && (!entity.lineId || entity.lineId === lineId),
  );
  if (!isAbout) return undefined;
  if (alert.effect === 'NO_SERVICE') return toMapAlert('closed', alert, context);
  return stateOf(alert, lineId) === 'good' ? undefined : toMapAlert('disrupted', alert, context);
}

function toMapAlert(kind: MapAlertModel['kind'], alert: Alert, context: ModelContext): MapAlertModel {
  const { title } = toAlertTexts(alert, context);
  const { i18n } = context;
  return { kind, says: kind === 'closed' ? i18n._(msg`Closed: ${title}`) : i18n._(msg`Disrupted: ${title}`) };
}

const gravest = (alerts: readonly MapAlertModel[]): MapAlertModel | undefined =>
  alerts.find(({ kind }) => kind === 'closed') ?? alerts[0];

/** Trains do not call between two closed neighbours. */
function tracksBetweenClosed(stations: readonly MapStationModel[], layout: MapLayout): string[] {
  const isClosed = (station: MapStationModel | undefined) => station?.alert?.kind === 'closed';
  return stations.flatMap((station, index) => {
    const before = stations[index - 1];
    if (!before || !isClosed(station) || !isClosed(before)) return [];
    return [roundedPath(stretchBetween(before.code, station.code, layout))];
  });
}
