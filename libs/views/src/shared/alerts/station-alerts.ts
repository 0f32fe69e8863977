import type { Alert, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import type { StationIndex } from '../words/station-words';
import { type AlertNoteModel, toAlertNote } from './alert-notes-model';
import { reachOf } from './alert-reach';
import { standingOf } from './alert-words';

export interface StationAlertsModel {
  now: AlertNoteModel[];
  toCome: AlertNoteModel[];
}

interface StationAlertsData {
  station: Pick<StationSummary, 'code' | 'lineIds'>;
  alerts: readonly Alert[];
  now: Date;
}

/** Current and planned alerts. Those of the station come before those of its lines. */
export function shownAlerts({ station, alerts, now }: StationAlertsData): Alert[] {
  const shown = alerts.filter((alert) => standingOf(alert, now));
  return (['station', 'line'] as const).flatMap((reach) =>
    shown.filter((alert) => reachOf(alert, station) === reach),
  );
}

export function toStationAlerts(
  data: StationAlertsData,
  stations: StationIndex,
  context: ModelContext,
): StationAlertsModel {
  const { station, now } = data;
  const toNote = (alert: Alert) => {
    const note = toAlertNote(alert, { now, stations }, context);
    // without a link to the current page
    return { ...note, stations: note.stations.filter(({ code }) => code !== station.code) };
  };
  const { current = [], planned = [] } = Object.groupBy(shownAlerts(data), (alert) =>
    standingOf(alert, now) === 'planned' ? 'planned' : 'current',
  );
  return { now: current.map(toNote), toCome: planned.map(toNote) };
}
