import { msg } from '@lingui/core/macro';
import type { Line, StationSummary } from '@raang/domain';
import { type GuidesModel, toGuides } from '../shared/guides/guides-model';
import { type LineLinkModel, toLineLinks } from '../shared/lines/line-links-model';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';
import { type StatusBoardModel, toStatusBoard } from '../shared/alerts/status-board-model';
import { indexStations, shortLineName } from '../shared/words/station-words';
import { type LineDiagramModel, toDiagrams } from './line-diagrams-model';
import { type LineFactModel, lineFacts, serviceWords } from './line-facts-model';
import { type LineChooserModel, toLineChooser } from '../shared/lines/line-chooser-model';
import { liftSharedValues, type TableRowsModel } from '../shared/tables/shared-values';
import { type StationRowModel, toStationRow } from './station-row-model';
import type { StationSources, LineTableData } from './station-sources';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';

export interface StationTablesModel {
  kind: 'stations';
  chooser: LineChooserModel;
  lines: LineStationsModel[];
  guides: GuidesModel;
  /** Ids of the alerts of the selected line. */
  shownAlertIds: string[];
  /** With the status of the selected line. */
  isLive: boolean;
  sourceNote?: SourceNoteModel | undefined;
}

export interface LineStationsModel {
  id: string;
  name: string;
  /** Without the word for "line", which the kit adds. */
  shortName: string;
  officialName?: string | undefined;
  /** Current and planned service, for the selected line only. */
  status?: StatusBoardModel | undefined;
  /** Of the selected line only: the form that asks for mails about it. */
  subscribeHref?: string | undefined;
  /** First to last train. */
  times: string[];
  facts: LineFactModel[];
  /** Every station; of the selected line only, since those of all lines are a page of 300 kB. */
  diagrams?: ServerPartModel<LineDiagramModel[]> | undefined;
  /** Of the selected line only. */
  table?: ServerPartModel<StationTableModel> | undefined;
  /** On the page of all lines: the link to the line's stations. */
  stationsLink?: { href: string; label: string } | undefined;
  links: LineLinkModel[];
}

export interface StationTableModel extends TableRowsModel<StationRowModel> {
  caption: string;
  /** Where the table is folded. */
  summary: string;
}

/** Returns undefined if the network is unknown. */
export function toStationTables(data: LineTableData, context: ModelContext): StationTablesModel | undefined {
  const { lines, stations } = data.sources;
  const shown = lines.filter(({ id }) => !data.filter.line || id === data.filter.line);
  if (shown.length === 0) return undefined;
  const sources = { data, stations: indexStations(stations), context };
  const tables = shown.map((line) => toLineStations(line, sources));
  return {
    kind: 'stations',
    chooser: toLineChooser(data, context),
    lines: tables,
    shownAlertIds: tables.flatMap(({ status }) => status?.shownAlertIds ?? []),
    isLive: tables.some(({ status }) => status !== undefined),
    guides: toGuides(data.items, context),
    sourceNote: toSourceNote(shown, context, toRemarks(stations, context)),
  };
}

function toLineStations(line: Line, sources: StationSources): LineStationsModel {
  const { data, stations, context } = sources;
  const { locale } = context;
  const name = line.name[locale];
  const known = line.stations.flatMap((code) => stations.get(code) ?? []);
  return {
    id: line.id,
    name,
    shortName: shortLineName(name),
    officialName: line.officialName?.[locale],
    ...(data.filter.line && {
      status: toStatus(line, sources),
      subscribeHref: context.hrefs.subscribe(locale, { line: line.id }),
    }),
    times: serviceWords(line, data.sources.serviceHours, stations, context),
    facts: lineFacts(line, known, sources),
    ...(data.filter.line
      ? {
          diagrams: toServerPart(toDiagrams(line, sources)),
          table: toServerPart(toTable(line, known, sources)),
        }
      : { stationsLink: toStationsLink(line, known.length, sources) }),
    links: toLineLinks(line.id, data, context),
  };
}

function toStationsLink(line: Line, count: number, { data, context }: StationSources) {
  const { hrefs, i18n, locale } = context;
  const { group, category } = data;
  const name = line.name[locale];
  return {
    href: hrefs.listing(locale, { group: group.slug, category: category.slug }, { line: line.id }),
    label: i18n._(msg`All ${count} stations of the ${name}`),
  };
}

function toTable(line: Line, known: readonly StationSummary[], sources: StationSources): StationTableModel {
  const { context } = sources;
  const { i18n, locale } = context;
  const name = line.name[locale];
  const rows = known.map((station) => toStationRow(station, sources));
  return {
    caption: i18n._(msg`Stations of the ${name}`),
    summary: i18n._(msg`All stations of the ${name} in a table`),
    ...liftSharedValues(
      rows,
      {
        structure: i18n._(msg`Structure`),
        stepFree: i18n._(msg`Step-free access`),
        opened: i18n._(msg`Opened`),
      },
      context,
    ),
  };
}

function toStatus(line: Line, { data, context }: StationSources): StatusBoardModel {
  const { alerts, stations, serviceHours } = data.sources;
  const { hrefs, locale } = context;
  const address = { group: data.group.slug, category: data.category.slug };
  return toStatusBoard(
    {
      alerts: alerts.all,
      reports: alerts.reports,
      stations,
      serviceHours,
      now: alerts.now,
      lineHref: (id) => hrefs.listing(locale, address, { line: id as Line['id'] }),
    },
    // the board of one line tells all its alerts itself
    { ...context, lines: context.lines.filter(({ id }) => id === line.id) },
  );
}

function toRemarks(known: readonly StationSummary[], { i18n }: ModelContext): string[] {
  const isGuessed = known
    .flatMap(({ interchanges }) => interchanges)
    .some(({ walkMinutes, certainty }) => walkMinutes !== undefined && certainty && certainty !== 'official');
  return isGuessed ? [i18n._(msg`Walking times are estimates.`)] : [];
}
