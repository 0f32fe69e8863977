import { msg } from '@lingui/core/macro';
import {
  type Alert,
  type AlertPeriod,
  type ServiceReports,
  type StationServiceHours,
  type StationSummary,
} from '@raang/domain';
import { addDays, networkTime, toDayNumber, weekdayOf } from '@raang/text-time';
import type { ServiceState } from '@raang/ui';
import type { LineName, ModelContext } from '../page/model-context';
import { type MomentModel, momentWords, toMoment } from '../words/moment-words';
import { indexStations, lineLabel, shortLineName } from '../words/station-words';
import { type OpenStation, type OpenStationModel, toOpenStations } from './open-stations-model';
import { type StationLinkModel, toStationLink } from './alert-notes-model';
import { type AlertTexts, toAlertTexts } from './alert-texts';
import { closedStationsOf, informsLine, stationsOf } from './alert-reach';
import {
  effectWords,
  expectedWords,
  isCurrent,
  isOverdue,
  nextPeriod,
  standingOf,
  stateOf,
  toPeriodText,
} from './alert-words';
import { hasTrains } from './hours-now';
import { basisWords, confirmedAt, stateWithoutAlerts } from './reports-words';

/** The current or planned state of one line. */
export interface StatusRowModel {
  line: { id: string; name: string; other: { name: string; lang: string }; href: string | undefined };
  state: ServiceState;
  /** Replaces the state's own words. */
  stateText?: string | undefined;
  /** The alert that the row tells or, with `sameAs`, marks. */
  alertId?: string | undefined;
  /** The line whose row tells the alert: a page tells each alert once. */
  sameAs?: string | undefined;
  /** The alert's title and text. */
  title?: string | undefined;
  titleLang?: string | undefined;
  text?: string | undefined;
  textLang?: string | undefined;
  languageNote?: string | undefined;
  page?: string | undefined;
  /** Period of planned works. */
  period?: string | undefined;
  /** Expected end. */
  expected?: string | undefined;
  saidAt?: MomentModel | undefined;
  nextWordBy?: MomentModel | undefined;
  overdue?: boolean | undefined;
  /** The stations that the alert names. */
  stations: StationLinkModel[];
  /** Where to go instead of a closed station. */
  nearestOpen?: OpenStationModel[] | undefined;
  /** Alerts that leave the trains running as usual. */
  remarks: RemarkModel[];
}

interface RemarkModel extends AlertTexts {
  alertId: string;
  timing: string;
}

export interface StatusBoardModel {
  /**
   * Every line in the order of the map: a row for each alert that changes its service, or one row with what is known
   * without an alert.
   */
  now: StatusRowModel[];
  /** Planned works, soonest first: until Sunday, and later. */
  week: StatusRowModel[];
  later: StatusRowModel[];
  /** The time of what the live feed says; absent without one. */
  checkedAt?: MomentModel | undefined;
  /** What the states of lines without an alert rest on, in a sentence. */
  basis: string;
  /** The page with the full service status. */
  href: string;
  /** Ids of the alerts that the board shows. */
  shownAlertIds: string[];
  /** The time of the page. */
  asOf: MomentModel;
}

export interface StatusBoardData {
  /** Past, current and planned. */
  alerts: readonly Alert[];
  /** Who reports disruptions, and since when. */
  reports: ServiceReports;
  /** Maps an alert's stations to their lines. */
  stations: readonly StationSummary[];
  /** First and last trains of every line. A line without them counts as running all night. */
  serviceHours: readonly Pick<StationServiceHours, 'lineId' | 'firstTrain' | 'lastTrain'>[];
  now: Date;
  lineHref: (line: string) => string | undefined;
  /** The nearest open stations, by the code of a closed one. */
  nearestOpen?: ReadonlyMap<string, readonly OpenStation[]>;
  /** Whether the page shows an alert elsewhere, so that the board only marks its lines. */
  isShownElsewhere?: (alert: Alert) => boolean;
}

export function toStatusBoard(data: StatusBoardData, context: ModelContext): StatusBoardModel {
  const { alerts, reports, stations, now } = data;
  const { lines, today, hrefs, locale } = context;
  // the board shows one that only says something below its lines
  const current = alerts.filter((alert) => ['acting', 'said'].includes(standingOf(alert, now) ?? ''));
  const toCome = alerts
    .flatMap((alert) => {
      const period = standingOf(alert, now) === 'planned' ? nextPeriod(alert, now) : undefined;
      return period ? [{ alert, period }] : [];
    })
    .sort((one, other) => Date.parse(one.period.start) - Date.parse(other.period.start));
  const sunday = endOfWeek(today);
  const rowsToCome = (isWanted: (day: string) => boolean) =>
    toCome
      .filter(({ period }) => isWanted(networkTime.dayOf(new Date(period.start))))
      .flatMap(({ alert, period }) =>
        lines
          .filter(({ id }) => informsLine(alert, id, stations))
          .map((line) => ({ ...toRow(line, alert, data, context), ...ahead(period, context) })),
      );
  const tellOnce = createTelling(data, context);
  const board = {
    now: lines
      .flatMap((line) =>
        toRowsNow(
          line,
          current.filter((alert) => informsLine(alert, line.id, stations)),
          data,
          context,
        ),
      )
      .map(tellOnce),
    week: rowsToCome((day) => day <= sunday).map(tellOnce),
    later: rowsToCome((day) => day > sunday).map(tellOnce),
  };
  const rows = [...board.now, ...board.week, ...board.later];
  const shownAlertIds = rows.flatMap(({ alertId, title, remarks }) => [
    ...(alertId !== undefined && title !== undefined ? [alertId] : []),
    ...remarks.map((remark) => remark.alertId),
  ]);
  return {
    ...board,
    shownAlertIds,
    checkedAt: reports.state === 'live' ? confirmedAt(reports, context) : undefined,
    basis: basisWords(reports, context),
    href: hrefs.serviceStatus(locale),
    asOf: toMoment(now, context),
  };
}

/** Leaves out the words of alerts that an earlier row, or another part of the page, tells. */
function createTelling({ alerts, isShownElsewhere = () => false }: StatusBoardData, context: ModelContext) {
  const elsewhere = new Set(alerts.filter(isShownElsewhere).map(({ id }) => id as string));
  const lineOf = new Map<string, string>();
  const take = (alertId: string, line: string) => {
    if (elsewhere.has(alertId) || lineOf.has(alertId)) return false;
    lineOf.set(alertId, lineLabel(line, context));
    return true;
  };
  return (row: StatusRowModel): StatusRowModel => {
    const { alertId, line, remarks } = row;
    const own = remarks.filter((remark) => take(remark.alertId, line.id));
    if (alertId === undefined || take(alertId, line.id)) return { ...row, remarks: own };
    const { state, stateText, period, stations } = row;
    return { line, state, stateText, period, alertId, sameAs: lineOf.get(alertId), stations, remarks: own };
  };
}

/** A row for each alert, since each has its own time. Alerts without effect on trains appear below the last row. */
function toRowsNow(
  line: LineName,
  told: readonly Alert[],
  data: StatusBoardData,
  context: ModelContext,
): StatusRowModel[] {
  const { grave = [], slight = [] } = Object.groupBy(told, (alert) =>
    standingOf(alert, data.now) !== 'acting' || stateOf(alert, line.id) === 'good' ? 'slight' : 'grave',
  );
  const rows =
    grave.length > 0
      ? grave.map((alert) => toRow(line, alert, data, context))
      : [asUsual(line, data, context)];
  const remarks = slight.map((alert) => toRemark(alert, context));
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, remarks } : row));
}

/** A line without alerts. Only a live source says that it runs well, and at night the row does not promise trains. */
function asUsual(line: LineName, data: StatusBoardData, context: ModelContext): StatusRowModel {
  return {
    line: toLine(line, data, context),
    state: hasTrains(line.id, data) ? stateWithoutAlerts(data.reports) : 'ended',
    stations: [],
    remarks: [],
  };
}

function toRow(line: LineName, alert: Alert, data: StatusBoardData, context: ModelContext): StatusRowModel {
  const { now, stations } = data;
  const state = stateOf(alert, line.id);
  const { nextWordBy } = alert;
  const current = alert.impactPeriods.find((period) => isCurrent(period, now));
  const index = indexStations(stations);
  return {
    line: toLine(line, data, context),
    state,
    stateText: effectWords(alert, state, context),
    alertId: alert.id,
    ...toAlertTexts(alert, context),
    period: state === 'planned' && current ? toPeriodText(current, context) : undefined,
    expected: state === 'planned' ? undefined : expectedWords(alert, now, context),
    saidAt: toMoment(new Date(alert.saidAt), context),
    nextWordBy: nextWordBy ? toMoment(new Date(nextWordBy), context) : undefined,
    overdue: isOverdue(alert, now) || undefined,
    stations: stationsOf(alert)
      .filter((code) => index.get(code)?.lineIds.some((id) => id === line.id))
      .map((code) => ({ ...toStationLink(code, index, context), lineId: line.id })),
    nearestOpen: toNearestOpen(alert, data, context),
    remarks: [],
  };
}

/** The open stations nearest to those that an alert closes, each once. */
function toNearestOpen(alert: Alert, { nearestOpen, stations }: StatusBoardData, context: ModelContext) {
  if (!nearestOpen || alert.effect !== 'NO_SERVICE') return undefined;
  const near = closedStationsOf(alert).flatMap((code) => nearestOpen.get(code) ?? []);
  const once = [...new Map(near.map((one) => [one.station, one])).values()];
  return toOpenStations(once, indexStations(stations), context);
}

/** Works that have not begun have the state "planned", and their update is not overdue. */
function ahead(period: AlertPeriod, context: ModelContext): Partial<StatusRowModel> {
  return {
    state: 'planned',
    period: toPeriodText(period, context),
    nearestOpen: undefined,
    expected: undefined,
    nextWordBy: undefined,
    overdue: undefined,
  };
}

function toRemark(alert: Alert, context: ModelContext): RemarkModel {
  const posted = momentWords(new Date(alert.saidAt), context);
  return {
    alertId: alert.id,
    ...toAlertTexts(alert, context),
    timing: context.i18n._(msg`Posted ${posted}`),
  };
}

function toLine({ id, name }: LineName, { lineHref }: StatusBoardData, { locale }: ModelContext) {
  const lang = locale === 'th' ? 'en' : 'th';
  return {
    id,
    name: shortLineName(name[locale]),
    other: { name: name[lang], lang },
    href: lineHref(id),
  };
}

/** The Sunday of the week of a day. */
function endOfWeek(day: string): string {
  return addDays(day, 6 - weekdayOf(toDayNumber(day)));
}
