import { msg } from '@lingui/core/macro';
import { networkTime } from '@raang/text-time';
import { type AlertNoteModel, toAlertNote } from '../shared/alerts/alert-notes-model';
import { type OpenStationModel, toOpenStations } from '../shared/alerts/open-stations-model';
import { type DepartureRowModel, toDepartureBoard } from '../shared/train-times/departure-board-model';
import { type LiveAgeModel, toLiveAge } from '../shared/live/live-age-model';
import type { ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import { type MomentModel, toMoment } from '../shared/words/moment-words';
import { indexStations, shortLineName, type StationIndex, stationName } from '../shared/words/station-words';
import { toJourneyQuery } from './journey-question';
import { dayOf, dayWords, toLeaving } from './journey-words';
import type { LinkModel } from './link-model';
import type { DeparturesAnswer, SearchDepartureData } from './travel-data';

/** The trains that leave a station. */
export interface DeparturesModel {
  kind: 'departures';
  caption: string;
  when: string;
  /** The same for a line of a phone. */
  whenShort: string;
  alerts: AlertNoteModel[];
  rows: DepartureRowModel[];
  madeAt: string;
  /** The station has several lines, whose names tell them apart. */
  hasLines: boolean;
  /** The age of the rows and the page itself, if they are about now. */
  live?: { asOf: MomentModel; href: string; live?: LiveAgeModel | undefined } | undefined;
  /** Of the requested service day. */
  hours: DepartureHoursModel[];
  links: LinkModel[];
  /** Set if alerts close the station. */
  nearestOpen?: OpenStationModel[] | undefined;
  /** No train runs on this day. */
  problem?: string | undefined;
}

export interface DepartureHoursModel {
  id: string;
  line: { id: string; name: string };
  headsign: string;
  via: string;
  first: MomentModel;
  last: MomentModel;
  /** The last train is after midnight and belongs to the previous service day. */
  lastRemark?: string | undefined;
}

export function toDepartures(
  { directions, nearestOpen, alerts }: DeparturesAnswer,
  data: SearchDepartureData,
  context: ModelContext,
): DeparturesModel | undefined {
  const { hrefs, i18n, locale, lines } = context;
  const { question, now } = data;
  const { station } = question.from;
  if (!station || !question.at) return undefined;
  const stations = indexStations(data.stations);
  const at = networkTime.momentAt(question.at);
  const name = station.name[locale];
  const hasTrains = directions.some(({ first, nextFirst }) => first ?? nextFirst);
  const [day, time] = [dayWords(question.at.date, context), toLeaving(at, context).text];
  return {
    kind: 'departures',
    caption: i18n._(msg`Next trains from ${name}`),
    when: question.isAboutNow ? i18n._(msg`Now, ${time}, ${day}`) : i18n._(msg`From ${time} on, ${day}`),
    nearestOpen: nearestOpen && toOpenStations(nearestOpen, stations, context),
    whenShort:
      question.at.date !== context.today
        ? i18n._(msg`From ${time} on, ${day}`)
        : question.isAboutNow
          ? i18n._(msg`Now, ${time}`)
          : i18n._(msg`From ${time} on`),
    alerts: alerts.map((alert) => toAlertNote(alert, { now, stations }, context)),
    rows: hasTrains ? toRows(directions, { stations, at, isAboutNow: question.isAboutNow }, context) : [],
    madeAt: now.toISOString(),
    hasLines: new Set(directions.map(({ lineId }) => lineId)).size > 1,
    live: question.isAboutNow
      ? {
          asOf: toMoment(now, context),
          live: toLiveAge(directions, context),
          href: hrefs.searchDeparture(locale, toJourneyQuery(question)),
        }
      : undefined,
    problem: hasTrains ? undefined : i18n._(msg`The timetable has no trains from here on this day`),
    hours: directions.flatMap(({ lineId, direction, nextStation, headsign, first, last }) => {
      if (!first || !last) return [];
      const next = stationName(nextStation, stations, context);
      const line = lines.find(({ id }) => id === lineId)?.name[locale] ?? lineId;
      return [
        {
          id: `${lineId}-${direction}-${nextStation}`,
          line: { id: lineId, name: shortLineName(line) },
          headsign: headsign[locale],
          via: i18n._(msg`Next station: ${next}`),
          first: toLeaving(first, context),
          last: toLeaving(last, context),
          lastRemark: dayOf(last) === dayOf(first) ? undefined : i18n._(msg`after midnight`),
        },
      ];
    }),
    links: [
      { label: i18n._(msg`All about ${name} station`), href: hrefs.station(locale, station.code) },
      ...roleLinks('trainTimes', i18n._(msg`First and last trains`), context),
    ],
  };
}

/** Waiting times appear only for the current time. */
function toRows(
  directions: DeparturesAnswer['directions'],
  { stations, at, isAboutNow }: { stations: StationIndex; at: string; isAboutNow: boolean },
  context: ModelContext,
): DepartureRowModel[] {
  const ofThatDay = { ...context, today: dayOf(at) };
  const rows = directions.flatMap(
    (direction) =>
      // the first train of the next morning needs a date; trains of the requested day do not
      toDepartureBoard(
        { directions: [direction], stations, now: new Date(at) },
        direction.departures.length > 0 ? ofThatDay : context,
      ).rows,
  );
  return isAboutNow ? rows : rows.map(({ wait: _wait, due: _due, ...row }) => row);
}
