import { msg, plural } from '@lingui/core/macro';
import {
  type Alert,
  type CategoryGroup,
  type DirectionDepartures,
  type LineId,
  type ServiceReports,
  type StationServiceHours,
  type StationSummary,
} from '@raang/domain';
import { categoryOfView } from '../shared/words/category-of-view';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import { roleHref, roleLinks } from '../shared/page/role-href';
import { categoryOf } from '../shared/tiles/tiles-model';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations } from '../shared/words/station-words';
import { toAlertStructuredData } from '../shared/structured-data/alert-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type AlertNoteModel, noLiftAlerts, toAlertNote } from '../shared/alerts/alert-notes-model';
import { standingOf } from '../shared/alerts/alert-words';
import type { OpenStation } from '../shared/alerts/open-stations-model';
import { hoursWords } from '../shared/alerts/hours-now';
import {
  type StatusBoardModel,
  type StatusRowModel,
  toStatusBoard,
} from '../shared/alerts/status-board-model';

export interface ServiceStatusModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  /** Ids of the alerts that the page shows: the frame leaves them out. */
  shownAlertIds: string[];
  /** The status of the whole network in a sentence; absent if nothing is known. */
  summary?: { tone: 'success' | 'info' | 'warning' | 'danger'; text: string } | undefined;
  board: StatusBoardModel;
  /** By line id: how far its service day has got. */
  hours: Record<string, string>;
  /** Lifts, escalators and step-free access. */
  access: {
    now: AlertNoteModel[];
    toCome: AlertNoteModel[];
    /** Set if there is no alert. */
    noAlertsNote?: string | undefined;
    /** The page of the stations' facilities. */
    facilities?: { href: string; label: string } | undefined;
  };
  /** Links to related pages. */
  ways: { href: string; label: string }[];
}

export interface ServiceStatusData {
  groups: readonly CategoryGroup[];
  /** Past, current and planned. */
  alerts: readonly Alert[];
  reports: ServiceReports;
  stations: readonly StationSummary[];
  /** The nearest open stations, by the code of a closed one. */
  nearestOpen?: ReadonlyMap<string, readonly OpenStation[]>;
  serviceHours: readonly StationServiceHours[];
  /** From the ends of the lines, as of `now`. */
  departures: readonly DirectionDepartures[];
  now: Date;
}

/** Makes the model of the service status page. */
export function toServiceStatusModel(data: ServiceStatusData, context: ModelContext): ServiceStatusModel {
  const { alerts, stations, departures, now } = data;
  const { hrefs, i18n, locale, lines } = context;
  const title = i18n._(msg`Service status`);
  const lead = i18n._(
    msg`Current service on every line, planned works, and lifts and escalators out of order.`,
  );
  const crumbs = [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }];
  const head = toHeadModel({ title, description: lead, pathIn: hrefs.serviceStatus }, context);
  const board = toStatusBoard(
    {
      ...data,
      // they have their own section
      alerts: alerts.filter(({ effect }) => effect !== 'ACCESSIBILITY_ISSUE'),
      lineHref: (id) => roleHref('lines', context, { line: id as LineId }),
    },
    context,
  );
  const hours = lines.flatMap(({ id }) => {
    const words = hoursWords(id, departures, now, context);
    return words ? [[id, words] as const] : [];
  });
  const index = indexStations(stations);
  const shown = alerts.filter((alert) => standingOf(alert, now));
  return {
    head: withStructuredData(
      head,
      crumbs,
      context,
      shown.map((alert) => toAlertStructuredData(alert, { stations: index, head }, context)),
    ),
    crumbs,
    title,
    lead,
    shownAlertIds: shown.map(({ id }) => id),
    summary: toSummary(board.now, data, context),
    board,
    hours: Object.fromEntries(hours),
    access: toAccess({ ...data, index }, context),
    ways: toWays(data, context),
  };
}

function toSummary(
  rows: readonly StatusRowModel[],
  { reports }: ServiceStatusData,
  { i18n }: ModelContext,
): ServiceStatusModel['summary'] {
  const isDisrupted = ({ state }: StatusRowModel) => ['minor', 'severe', 'closed'].includes(state);
  const disrupted = new Set(rows.filter(isDisrupted).map(({ line }) => line.id)).size;
  if (disrupted === 0 && !reports.confirmation) return undefined;
  if (disrupted === 0)
    return {
      tone: reports.state === 'live' ? 'success' : 'info',
      text: i18n._(msg`No disruption has been reported.`),
    };
  return {
    tone: rows.some(({ state }) => state === 'severe' || state === 'closed') ? 'danger' : 'warning',
    text: i18n._(
      msg`${plural(disrupted, { one: 'Service on # line is disrupted.', other: 'Service on # lines is disrupted.' })}`,
    ),
  };
}

function toAccess(
  { alerts, reports, groups, now, index }: ServiceStatusData & { index: ReturnType<typeof indexStations> },
  context: ModelContext,
): ServiceStatusModel['access'] {
  const { hrefs, locale } = context;
  const told = alerts.filter(({ effect }) => effect === 'ACCESSIBILITY_ISSUE');
  const toNote = (alert: Alert) => toAlertNote(alert, { now, stations: index }, context);
  const {
    planned = [],
    acting = [],
    said = [],
  } = Object.groupBy(told, (alert) => standingOf(alert, now) ?? 'unsaid');
  const current = [...acting, ...said];
  const facilities = categoryOfView('TableFacility', groups, context);
  return {
    now: current.map(toNote),
    toCome: planned.map(toNote),
    noAlertsNote: current.length === 0 ? noLiftAlerts(reports, context) : undefined,
    facilities: facilities && { href: hrefs.listing(locale, facilities), label: facilities.name },
  };
}

function toWays({ groups }: ServiceStatusData, context: ModelContext) {
  const { hrefs, i18n, locale, pages } = context;
  const times = pages.trainTimes && categoryOf(pages.trainTimes, groups);
  return [
    { href: hrefs.subscribe(locale), label: i18n._(msg`Tell me about disruptions`) },
    { href: hrefs.searchDeparture(locale), label: i18n._(msg`Plan a journey`) },
    ...(times ? roleLinks('trainTimes', times.name[locale], context) : []),
    { href: hrefs.map(locale), label: i18n._(msg`Map of all lines`) },
  ];
}
