import { msg } from '@lingui/core/macro';
import { type Alert, isActive, type StationServiceHours, type StationSummary } from '@raang/domain';
import { bangkokDay } from '@raang/i18n';
import type { ServiceState } from '@raang/ui';
import type { LineName, ModelContext } from '../model-context';
import { bangkokSeconds, type MomentModel, toMoment } from '../moment-words';
import { shortLineName } from '../station-words';

/** How one line runs, or will run. */
export interface StatusRowModel {
  line: { id: string; name: string; href: string };
  state: ServiceState;
  /** Instead of the state's own words. */
  stateText?: string | undefined;
  /** What it is about where the line runs as usual all the same. */
  remark?: string | undefined;
  text?: string | undefined;
  /** When planned works are. */
  period?: string | undefined;
  saidAt?: MomentModel | undefined;
  nextWordBy?: MomentModel | undefined;
  overdue?: boolean | undefined;
}

export interface ServiceStatusModel {
  /** Every line in the order of the map: a row for each alert that informs it, or one that says it runs as usual. */
  now: StatusRowModel[];
  /** What is still to come, soonest first: until Sunday, and after it. */
  week: StatusRowModel[];
  later: StatusRowModel[];
  checkedAt: MomentModel;
}

export interface ServiceStatusData {
  /** Of all times. */
  alerts: readonly Alert[];
  /** By them an alert about a station finds its lines. */
  stations: readonly Pick<StationSummary, 'code' | 'lineIds'>[];
  /** First and last trains of every line; without them a line is taken to run all night. */
  serviceHours: readonly Pick<StationServiceHours, 'lineId' | 'firstTrain' | 'lastTrain'>[];
  now: Date;
  lineHref: (line: string) => string;
}

export function toServiceStatus(data: ServiceStatusData, context: ModelContext): ServiceStatusModel {
  const { alerts, now } = data;
  const { lines, today } = context;
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
      .filter(({ period }) => isWanted(bangkokDay(new Date(period.start))))
      .flatMap(({ alert, period }) =>
        lines
          .filter(({ id }) => informs(alert, id, data))
          .map((line) => ({ ...toRow(line, alert, data, context), ...ahead(period, context) })),
      );
  return {
    now: lines.flatMap((line) => {
      const told = active.filter((alert) => informs(alert, line.id, data));
      if (told.length === 0) return [asUsual(line, data, context)];
      return told.map((alert) => toRow(line, alert, data, context));
    }),
    week: rowsToCome((day) => day <= sunday),
    later: rowsToCome((day) => day > sunday),
    checkedAt: toMoment(now, context),
  };
}

/** Nothing is said of the line. At night that is no promise of a train. */
function asUsual(line: LineName, data: ServiceStatusData, context: ModelContext): StatusRowModel {
  return {
    line: toLine(line, data, context),
    state: 'good',
    stateText: hasTrains(line.id, data) ? undefined : context.i18n._(msg`Outside service hours`),
  };
}

const secondsPerDay = 86_400;

/** Whether trains run at this time of day on any kind of day; which kind today is, the timetable knows. */
function hasTrains(line: string, { serviceHours, now }: ServiceStatusData): boolean {
  const hours = serviceHours.filter(({ lineId }) => lineId === line);
  if (hours.length === 0) return true;
  const first = Math.min(...hours.map(({ firstTrain }) => firstTrain));
  const last = Math.max(...hours.map(({ lastTrain }) => lastTrain));
  const seconds = bangkokSeconds(now);
  // after midnight the service day is still that of yesterday
  return [seconds, seconds + secondsPerDay].some((time) => first <= time && time <= last);
}

function toRow(line: LineName, alert: Alert, data: ServiceStatusData, context: ModelContext): StatusRowModel {
  const { locale } = context;
  const state = stateOf(alert, line.id);
  const header = alert.header[locale];
  const { nextWordBy } = alert;
  const current = alert.activePeriods.find((period) => isActive({ activePeriods: [period] }, data.now));
  return {
    line: toLine(line, data, context),
    state,
    ...(state === 'good' ? { remark: header } : { stateText: header }),
    text: alert.description[locale],
    period: state === 'planned' && current ? toPeriodText(current, context) : undefined,
    saidAt: toMoment(new Date(alert.saidAt), context),
    nextWordBy: nextWordBy ? toMoment(new Date(nextWordBy), context) : undefined,
    overdue: (nextWordBy && Date.parse(nextWordBy) < data.now.getTime()) || undefined,
  };
}

/** What is still to come is planned, whatever it will do to the line; the word about it has been given. */
function ahead(period: Period, context: ModelContext): Partial<StatusRowModel> {
  return {
    state: 'planned',
    period: toPeriodText(period, context),
    nextWordBy: undefined,
    overdue: undefined,
  };
}

function toLine({ id, name }: LineName, { lineHref }: ServiceStatusData, { locale }: ModelContext) {
  return { id, name: shortLineName(name[locale]), href: lineHref(id) };
}

/** Whether a line, or one of its stations, is what an alert is about. */
function informs(alert: Alert, lineId: string, { stations }: ServiceStatusData): boolean {
  return alert.informedEntities.some((entity) => {
    if (entity.lineId) return entity.lineId === lineId;
    const station = stations.find(({ code }) => code === entity.stationCode);
    return station?.lineIds.some((id) => id === lineId) ?? false;
  });
}

const ofSeverity = {
  SEVERE: 'severe',
  WARNING: 'minor',
  UNKNOWN_SEVERITY: 'minor',
  INFO: 'good',
} as const satisfies Record<Alert['severity'], ServiceState>;

/** How the line runs by an alert: a line is closed only when the alert is about the whole of it. */
function stateOf({ effect, cause, severity, informedEntities }: Alert, lineId: string): ServiceState {
  const isWhole = informedEntities.some((entity) => entity.lineId === lineId && !entity.stationCode);
  if (effect === 'NO_SERVICE' && isWhole) return 'closed';
  if (severity !== 'SEVERE' && (cause === 'MAINTENANCE' || cause === 'CONSTRUCTION')) return 'planned';
  return ofSeverity[severity];
}

type Period = Alert['activePeriods'][number];

/** The next period that has not begun. */
function nextPeriod({ activePeriods }: Alert, now: Date): Period | undefined {
  return activePeriods.find(({ start }) => Date.parse(start) > now.getTime());
}

function toPeriodText({ start, end }: Period, context: ModelContext): string {
  const from = toMoment(new Date(start), context).text;
  return end ? `${from} – ${toMoment(new Date(end), context).text}` : from;
}

/** The Sunday of the week that a day belongs to. */
function endOfWeek(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}
