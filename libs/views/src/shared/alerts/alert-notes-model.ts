import { msg } from '@lingui/core/macro';
import { type Alert, closedEntities, type ServiceReports } from '@raang/domain';
import { type LineModel, toLineModels } from '../words/item-words';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment } from '../words/moment-words';
import { type StationIndex, stationName } from '../words/station-words';
import { expectedWords, isOverdue, plannedWords, standingOf } from './alert-words';
import { stationsOf } from './alert-reach';
import { type AlertTexts, toAlertTexts } from './alert-texts';

/** A station as a link to its page. */
export interface StationLinkModel {
  code: string;
  name: string;
  lineId?: string | undefined;
  href: string;
}

/** An alert in full, for pages that do not show it as the row of a line. */
export interface AlertNoteModel extends AlertTexts {
  id: string;
  tone: 'danger' | 'warning' | 'info';
  lines: LineModel[];
  /** That it is planned and when it acts, or its expected end. */
  when?: string | undefined;
  saidAt: MomentModel;
  nextWordBy?: MomentModel | undefined;
  overdue: boolean;
  stations: StationLinkModel[];
}

export function toAlertNote(
  alert: Alert,
  { now, stations }: { now: Date; stations: StationIndex },
  context: ModelContext,
): AlertNoteModel {
  const { id, saidAt, nextWordBy, informedEntities } = alert;
  const wholeLines = informedEntities.flatMap(({ lineId, stationCode }) =>
    lineId && !stationCode ? [lineId as string] : [],
  );
  const expected = expectedWords(alert, now, context);
  const isActing = standingOf(alert, now) === 'acting';
  return {
    id,
    tone: isActing ? toneOf(alert) : 'info',
    ...toAlertTexts(alert, context),
    lines: toLineModels(wholeLines, context),
    when: expected ?? plannedWords(alert, now, context),
    saidAt: toMoment(new Date(saidAt), context),
    nextWordBy: nextWordBy && isActing ? toMoment(new Date(nextWordBy), context) : undefined,
    overdue: isActing && isOverdue(alert, now),
    stations: stationsOf(alert).map((code) => toStationLink(code, stations, context)),
  };
}

export function toStationLink(code: string, stations: StationIndex, context: ModelContext): StationLinkModel {
  const { hrefs, locale } = context;
  return {
    code,
    name: stationName(code, stations, context),
    lineId: stations.get(code)?.lineIds[0],
    href: hrefs.station(locale, code),
  };
}

function toneOf(alert: Alert): AlertNoteModel['tone'] {
  const { effect, severity } = alert;
  if (severity === 'SEVERE' || closedEntities(alert).length > 0) return 'danger';
  return severity === 'INFO' && effect !== 'ACCESSIBILITY_ISSUE' ? 'info' : 'warning';
}

/** The note without lift alerts: a lift may be broken although nobody has reported it. */
export function noLiftAlerts({ confirmation }: ServiceReports, { i18n }: ModelContext): string {
  if (!confirmation) return i18n._(msg`There is no live information about lifts and escalators.`);
  return i18n._(
    msg`No lift or escalator has been reported out of order. Faults that have not been reported are not shown.`,
  );
}
