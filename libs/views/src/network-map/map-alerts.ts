import { msg } from '@lingui/core/macro';
import { type Alert, closedEntities } from '@raang/domain';
import { toAlertTexts } from '../shared/alerts/alert-texts';
import { plannedWords, standingOf, stateOf } from '../shared/alerts/alert-words';
import type { ModelContext } from '../shared/page/model-context';
import type { MapAlertData, MapAlertModel } from './map-alert-model';
import { roundedPath, stretchBetween } from './draw-tracks';
import type { MapLayout } from './map-layout';
import type { MapLineModel, MapStationModel } from './map-lines-model';

/**
 * Returns the lines with what alerts do now, or will as planned. A lift out of order closes no station, so it leaves no mark; an
 * example is invented, so the map does not show it.
 */
export function withAlerts(
  lines: readonly MapLineModel[],
  { alerts, now }: MapAlertData,
  layout: MapLayout,
  context: ModelContext,
): MapLineModel[] {
  const told = alerts.filter(
    (alert) => !alert.example && ['acting', 'planned'].includes(standingOf(alert, now) ?? ''),
  );
  if (told.length === 0) return [...lines];
  return lines.map((line) => {
    const alert = gravest(told.flatMap((one) => lineAlert(one, line.id, { now, context }) ?? []));
    const stations = line.stations.map((station) => ({
      ...station,
      alert: gravest(told.flatMap((one) => stationAlert(one, station, line.id, { now, context }) ?? [])),
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

interface Telling {
  now: Date;
  context: ModelContext;
}

function lineAlert(alert: Alert, lineId: string, telling: Telling): MapAlertModel | undefined {
  const isAbout = alert.informedEntities.some((entity) => entity.lineId === lineId && !entity.stationCode);
  const state = stateOf(alert, lineId);
  if (!isAbout || state === 'good') return undefined;
  return toMapAlert(state === 'closed' ? 'closed' : 'disrupted', alert, telling);
}

function stationAlert(
  alert: Alert,
  { code }: MapStationModel,
  lineId: string,
  telling: Telling,
): MapAlertModel | undefined {
  const isHere = (entity: Alert['informedEntities'][number]) =>
    entity.stationCode === code && (!entity.lineId || entity.lineId === lineId);
  if (!alert.informedEntities.some(isHere)) return undefined;
  if (closedEntities(alert).some(isHere)) return toMapAlert('closed', alert, telling);
  return stateOf(alert, lineId) === 'good' ? undefined : toMapAlert('disrupted', alert, telling);
}

function toMapAlert(kind: 'closed' | 'disrupted', alert: Alert, { now, context }: Telling): MapAlertModel {
  const { title } = toAlertTexts(alert, context);
  const { i18n } = context;
  const planned = plannedWords(alert, now, context);
  if (planned) return { kind: 'planned', says: `${planned} · ${title}` };
  return { kind, says: kind === 'closed' ? i18n._(msg`Closed: ${title}`) : i18n._(msg`Disrupted: ${title}`) };
}

const gravest = (alerts: readonly MapAlertModel[]): MapAlertModel | undefined =>
  (['closed', 'disrupted', 'planned'] as const)
    .map((wanted) => alerts.find(({ kind }) => kind === wanted))
    .find((found) => found !== undefined);

/** Trains do not call between two closed neighbours. */
function tracksBetweenClosed(stations: readonly MapStationModel[], layout: MapLayout): string[] {
  const isClosed = (station: MapStationModel | undefined) => station?.alert?.kind === 'closed';
  return stations.flatMap((station, index) => {
    const before = stations[index - 1];
    if (!before || !isClosed(station) || !isClosed(before)) return [];
    return [roundedPath(stretchBetween(before.code, station.code, layout))];
  });
}
