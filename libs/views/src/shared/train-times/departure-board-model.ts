import { msg, plural } from '@lingui/core/macro';
import type { Departure, DirectionDepartures } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment, toTrainTime } from '../words/moment-words';
import { intervalWords, shortIntervalWords } from '../words/service-words';
import { shortLineName, type StationIndex, stationName } from '../words/station-words';

/** One train, or trains by headway; a row of the kit's table of departures. */
export interface DepartureRowModel {
  id: string;
  line: { id: string; name: string };
  headsign: string;
  /** The next station: two directions may have the same terminus. */
  via: string;
  platform?: string | undefined;
  time?: MomentModel | undefined;
  wait?: string | undefined;
  every?: string | undefined;
  /** The same in a narrow row: `every 6–7 min`. */
  everyShort?: string | undefined;
  /** The last train in a narrow row: `last 23:54`. */
  lastShort?: string | undefined;
  timeNote?: string | undefined;
  note?: string | undefined;
}

export interface DepartureBoardModel {
  rows: DepartureRowModel[];
  asOf: MomentModel;
}

/** The last train is marked this many minutes before it leaves. */
const lastTrainMinutes = 45;

/** Maximum number of scheduled trains per direction. */
const shownTrains = 2;

export interface DepartureSources {
  directions: readonly DirectionDepartures[];
  stations: StationIndex;
  now: Date;
}

export function toDepartureBoard(sources: DepartureSources, context: ModelContext): DepartureBoardModel {
  return {
    rows: sources.directions.flatMap((direction) => toRows(direction, sources, context)),
    asOf: toMoment(sources.now, context),
  };
}

function toRows(
  direction: DirectionDepartures,
  { stations, now }: DepartureSources,
  context: ModelContext,
): DepartureRowModel[] {
  const { i18n, lines, locale } = context;
  const { lineId, nextStation, departures } = direction;
  const next = stationName(nextStation, stations, context);
  const line = lines.find(({ id }) => id === lineId);
  const common = (headsign: DirectionDepartures['headsign'], index: number) => ({
    id: `${lineId}-${direction.direction}-${nextStation}-${index}`,
    line: { id: lineId, name: shortLineName(line?.name[locale] ?? lineId) },
    headsign: headsign[locale],
    via: i18n._(msg`Next station: ${next}`),
  });
  const [first] = departures;
  if (!first) return [{ ...common(direction.headsign, 0), ...afterTheLast(direction, context) }];
  const shown = first.kind === 'headway' ? [first] : departures.slice(0, shownTrains);
  return shown.map((departure, index) => ({
    ...common(departure.headsign, index),
    platform: departure.platform,
    ...(departure.kind === 'headway'
      ? byHeadway(departure, direction, now, context)
      : byTimetable(departure, direction, now, context)),
  }));
}

function byHeadway(
  { everySeconds, from }: Extract<Departure, { kind: 'headway' }>,
  direction: DirectionDepartures,
  now: Date,
  context: ModelContext,
): Partial<DepartureRowModel> {
  const { i18n } = context;
  const every = intervalWords(everySeconds, context);
  if (Date.parse(from) > now.getTime())
    return {
      time: toTrainTime(new Date(from), context),
      timeNote: i18n._(msg`First train, then about every ${every}`),
    };
  const last = direction.last && toTrainTime(new Date(direction.last), context).text;
  const isSoonOver = direction.last !== undefined && minutesUntil(direction.last, now) <= lastTrainMinutes;
  const everyShort = shortIntervalWords(everySeconds, context);
  if (last && isSoonOver) return { every, everyShort, note: i18n._(msg`Last train about ${last}`) };
  return {
    every,
    everyShort,
    lastShort: last && i18n._(msg`last ${last}`),
    timeNote: last && i18n._(msg`Last train about ${last}`),
  };
}

function byTimetable(
  { departure }: Extract<Departure, { kind: 'timetable' }>,
  { last }: DirectionDepartures,
  now: Date,
  context: ModelContext,
): Partial<DepartureRowModel> {
  const { i18n } = context;
  const minutes = Math.max(0, minutesUntil(departure, now));
  return {
    time: toTrainTime(new Date(departure), context),
    wait:
      minutes < 60
        ? i18n._(msg`${plural(minutes, { 0: 'now', one: 'in # minute', other: 'in # minutes' })}`)
        : undefined,
    note: departure === last ? i18n._(msg`Last train`) : undefined,
  };
}

/** Shows the first train of the next day instead of "no trains". */
function afterTheLast({ nextFirst }: DirectionDepartures, context: ModelContext): Partial<DepartureRowModel> {
  const { i18n } = context;
  if (!nextFirst) return { timeNote: i18n._(msg`No trains`) };
  return {
    time: toTrainTime(new Date(nextFirst), context),
    timeNote: i18n._(msg`First train`),
    note: i18n._(msg`The last train has left`),
  };
}

function minutesUntil(moment: string, now: Date): number {
  return Math.floor((Date.parse(moment) - now.getTime()) / 60_000);
}
