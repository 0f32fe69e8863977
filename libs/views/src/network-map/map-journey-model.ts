import { msg } from '@lingui/core/macro';
import type { Line, Locale, StationSummary } from '@raang/domain';
import { endNames } from '../search-departure/journey-words';
import { toJourneyQuery } from '../search-departure/journey-question';
import { toJourneys } from '../search-departure/journeys-model';
import type { LinkModel } from '../search-departure/link-model';
import type { ProblemModel } from '../search-departure/no-journey-model';
import type { JourneysAnswer, SearchDepartureData } from '../search-departure/travel-data';
import type { AlertNoteModel } from '../shared/alerts/alert-notes-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { MapQuery, ModelContext } from '../shared/page/model-context';
import { mapPanelId, mapStationId } from './map-ids';
import type { MapLayout } from './map-layout';
import { type MapWayModel, toMapWay } from './map-way-model';
import { withoutStation } from './without-station';

/** The panel after the second tap: the journey between two stations, in the words of the planner. */
export interface MapJourneyModel {
  title: string;
  /** What its times do not show, such as another day. */
  days: string[];
  /** How long it takes, the fare, and when to leave at the latest; empty if there is no journey. */
  brief: string[];
  /** When it leaves and arrives, and where passengers change. */
  details: string[];
  /** Why there is none, or only one afterwards. */
  problem?: ProblemModel | undefined;
  alerts: AlertNoteModel[];
  /** The planner's answer to the same question. */
  steps: LinkModel;
  /** About each of the two stations. */
  stations: LinkModel[];
  hrefs: { swap: string; close: string };
}

/** That panel, with the page's head, and the way for the drawing. */
interface MapJourneyPanelModel {
  head: HeadModel;
  journey: MapJourneyModel;
  /** The first way; absent if there is none. */
  way?: MapWayModel | undefined;
}

/** What the panel of a journey is made of. */
export interface MapJourneyData extends SearchDepartureData {
  answer: JourneysAnswer;
  layout: MapLayout;
  lines: readonly Line[];
  /** The other valid parameters of the URL. */
  query: Pick<MapQuery, 'from' | 'layer'>;
}

/** Makes the model of the panel for a journey: the planner's first way, and the others as a link. */
export function toMapJourneyModel(data: MapJourneyData, context: ModelContext): MapJourneyPanelModel {
  const { question, answer, query } = data;
  const { hrefs, i18n, locale } = context;
  const { from, to } = question;
  const { journeys, problem, alerts } = toJourneys(answer, data, context);
  const [first] = journeys;
  const [way] = answer.journeys.length > 0 ? answer.journeys : (answer.nextService ?? []);
  const [name, destination] = endNames(question, context);
  const title = i18n._(msg`${name} to ${destination}`);
  const head = toHeadModel(
    {
      title: i18n._(msg`${title} on the map`),
      description: i18n._(msg`The journey on the map, with its time, its fare and the latest time to leave.`),
      pathIn: (other: Locale) => hrefs.map(other, { ...query, station: from.typed, to: to.typed }),
    },
    context,
  );
  const opened = from.station?.isOwn && !from.place ? from.station.code : undefined;
  return {
    // endless, like the planner's answers
    head: { ...head, isIndexed: false },
    way: way && toMapWay(way, data),
    journey: {
      title,
      days: first?.days ?? [],
      brief: first?.brief ?? [],
      details: first ? [first.times, first.changes, ...(first.walk ? [first.walk] : [])] : [],
      problem,
      alerts,
      steps: {
        label: stepsWords(journeys.length, context),
        href: hrefs.searchDeparture(locale, toJourneyQuery(question)),
      },
      stations: [...new Set([from.station, to.station])]
        .flatMap((station) => station ?? [])
        .map((station) => toStationLink(station, query, context)),
      hrefs: {
        swap: `${hrefs.map(locale, { ...query, station: to.typed, to: from.typed })}#${mapPanelId}`,
        close: `${hrefs.map(locale, withoutStation(query, opened))}#${mapStationId(to.station?.code ?? '')}`,
      },
    },
  };
}

function stepsWords(count: number, { i18n }: ModelContext): string {
  if (count === 0) return i18n._(msg`Plan a journey`);
  return count === 1 ? i18n._(msg`Steps`) : i18n._(msg`Steps of all ${count} ways`);
}

/** Our stations open on the map, others have their page. */
function toStationLink(
  { code, name: names, isOwn }: StationSummary,
  query: MapJourneyData['query'],
  { hrefs, i18n, locale }: ModelContext,
): LinkModel {
  const name = names[locale];
  return {
    label: i18n._(msg`About ${name} station`),
    href: isOwn
      ? `${hrefs.map(locale, { ...query, station: code })}#${mapPanelId}`
      : hrefs.station(locale, code),
  };
}
