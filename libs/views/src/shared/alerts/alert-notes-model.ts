import { msg } from '@lingui/core/macro';
import type { Alert, ServiceReports } from '@raang/domain';
import { type LineModel, toLineModels } from '../words/item-words';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment } from '../words/moment-words';
import { type StationIndex, stationName } from '../words/station-words';
import { expectedWords, isOverdue, nextPeriod, toPeriodText } from './alert-words';
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
  /** Period of planned works, or expected end. */
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
  const next = expected ? undefined : nextPeriod(alert, now);
  return {
    id,
    tone: next ? 'info' : toneOf(alert),
    ...toAlertTexts(alert, context),
    lines: toLineModels(wholeLines, context),
    when: expected ?? (next && toPeriodText(next, context)),
    saidAt: toMoment(new Date(saidAt), context),
    nextWordBy: nextWordBy && !next ? toMoment(new Date(nextWordBy), context) : undefined,
    overdue: !next && isOverdue(alert, now),
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

function toneOf({ effect, severity }: Alert): AlertNoteModel['tone'] {
  if (severity === 'SEVERE' || effect === 'NO_SERVICE') return 'danger';
  return severity === 'INFO' && effect !== 'ACCESSIBILITY_ISSUE' ? 'info' : 'warning';
}

/** The note without lift alerts: a lift may be broken although nobody has reported it. */
export function noLiftAlerts({ confirmation }: ServiceReports, { i18n }: ModelContext): string {
  if (!confirmation) return i18n._(msg`There is no live information about lifts and escalators.`);
  return i18n._(
    msg`No lift or escalator has been reported out of order. Faults that have not been reported are not shown.`,
  );
}
