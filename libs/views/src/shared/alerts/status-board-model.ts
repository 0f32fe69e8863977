import { msg } from '@lingui/core/macro';
import {
  type Alert,
  isActive,
  type Locale,
  type ServiceReports,
  type StationServiceHours,
  type StationSummary,
} from '@raang/domain';
import { addDays, networkTime, toDayNumber, weekdayOf } from '@raang/text-time';
import type { ServiceState } from '@raang/ui';
import type { LineName, ModelContext } from '../page/model-context';
import { type MomentModel, momentWords, toMoment } from '../words/moment-words';
import { indexStations, shortLineName } from '../words/station-words';
import { type StationLinkModel, toStationLink } from './alert-notes-model';
import { type AlertTexts, toAlertTexts } from './alert-texts';
import { informsLine, stationsOf } from './alert-reach';
import {
  type AlertPeriod,
  effectWords,
  expectedWords,
  isCurrent,
  isOverdue,
  nextPeriod,
  stateOf,
  toPeriodText,
} from './alert-words';
import { hasTrains } from './hours-now';
import { basisWords, confirmedAt, stateWithoutAlerts } from './reports-words';

/** The current or planned state of one line. */
export interface StatusRowModel {
  line: { id: string; name: string; other: { name: string; lang: string }; href: string };
  state: ServiceState;
  /** Replaces the state's own words. */
  stateText?: string | undefined;
  /** The alert's title and text. */
  title?: string | undefined;
  titleLang?: Locale | undefined;
  text?: string | undefined;
  textLang?: Locale | undefined;
  languageNote?: string | undefined;
  /** Period of planned works. */
  period?: string | undefined;
  /** Expected end. */
  expected?: string | undefined;
  saidAt?: MomentModel | undefined;
  nextWordBy?: MomentModel | undefined;
  overdue?: boolean | undefined;
  /** The stations that the alert names. */
  stations: StationLinkModel[];
  /** Alerts that leave the trains running as usual. */
  remarks: (AlertTexts & { timing: string })[];
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
  lineHref: (line: string) => string;
}

export function toStatusBoard(data: StatusBoardData, context: ModelContext): StatusBoardModel {
  const { alerts, reports, stations, now } = data;
  const { lines, today, hrefs, locale } = context;
  const active = alerts.filter((alert) => isActive(alert, now));
  const toCome = alerts
    .flatMap((alert) => {
      const period = isActive(alert, now) ? undefined : nextPeriod(alert, now);
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
  return {
    now: lines.flatMap((line) =>
      toRowsNow(
        line,
        active.filter((alert) => informsLine(alert, line.id, stations)),
        data,
        context,
      ),
    ),
    week: rowsToCome((day) => day <= sunday),
    later: rowsToCome((day) => day > sunday),
    checkedAt: reports.state === 'live' ? confirmedAt(reports, context) : undefined,
    basis: basisWords(reports, context),
    href: hrefs.serviceStatus(locale),
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
    stateOf(alert, line.id) === 'good' ? 'slight' : 'grave',
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
  const current = alert.activePeriods.find((period) => isCurrent(period, now));
  const index = indexStations(stations);
  return {
    line: toLine(line, data, context),
    state,
    stateText: effectWords(alert, state, context),
    ...toAlertTexts(alert, context),
    period: state === 'planned' && current ? toPeriodText(current, context) : undefined,
    expected: state === 'planned' ? undefined : expectedWords(alert, now, context),
    saidAt: toMoment(new Date(alert.saidAt), context),
    nextWordBy: nextWordBy ? toMoment(new Date(nextWordBy), context) : undefined,
    overdue: isOverdue(alert, now) || undefined,
    stations: stationsOf(alert)
      .filter((code) => index.get(code)?.lineIds.some((id) => id === line.id))
      .map((code) => ({ ...toStationLink(code, index, context), lineId: line.id })),
    remarks: [],
  };
}

/** Works that have not begun have the state "planned", and their update is not overdue. */
function ahead(period: AlertPeriod, context: ModelContext): Partial<StatusRowModel> {
  return {
    state: 'planned',
    period: toPeriodText(period, context),
    expected: undefined,
    nextWordBy: undefined,
    overdue: undefined,
  };
}

function toRemark(alert: Alert, context: ModelContext) {
  const posted = momentWords(new Date(alert.saidAt), context);
  return { ...toAlertTexts(alert, context), timing: context.i18n._(msg`Posted ${posted}`) };
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
