import { msg, plural } from '@lingui/core/macro';
import type { Departure, DirectionDepartures } from '@raang/domain';
import { type LiveAgeModel, toLiveAge } from '../live/live-age-model';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment, toTrainTime } from '../words/moment-words';
import { intervalWords, shortIntervalWords } from '../words/service-words';
import { type LiveRowModel, type SingleDeparture, toLiveRow } from './live-row-model';
import { shortLineName, type StationIndex, stationName } from '../words/station-words';

/** One train, or trains by headway; a row of the kit's table of departures. */
export interface DepartureRowModel extends LiveRowModel {
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
  /** After the last train that live data know: `then about every 6 minutes`. */
  then?: string | undefined;
}

export interface DepartureBoardModel {
  rows: DepartureRowModel[];
  asOf: MomentModel;
  /** The same for the browser's countdown. */
  madeAt: string;
  /** Undefined if no live data are about these trains. */
  live?: LiveAgeModel | undefined;
}

/** The last train is marked this many minutes before it leaves. */
const lastTrainMinutes = 45;

/** Until so many minutes before it leaves, nobody wonders whether a train is reported. */
const unreportedMinutes = 20;

/** Maximum number of single trains per direction. */
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
    madeAt: sources.now.toISOString(),
    live: toLiveAge(sources.directions, context),
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
  const common = (headsign: DirectionDepartures['headsign'], key: string | number) => ({
    id: `${lineId}-${direction.direction}-${nextStation}-${key}`,
    line: { id: lineId, name: shortLineName(line?.name[locale] ?? lineId) },
    headsign: headsign[locale],
    via: i18n._(msg`Next station: ${next}`),
  });
  const [first] = departures;
  if (!first) return [{ ...common(direction.headsign, 0), ...afterTheLast(direction, context) }];
  const headway = departures.find((one) => one.kind === 'headway');
  if (first.kind === 'headway')
    return [{ ...common(first.headsign, 0), ...byHeadway(first, direction, now, context) }];
  const trains = inOrder(shownOf(departures), direction);
  return trains.map((departure, index) => ({
    ...common(departure.headsign, departure.train),
    platform: departure.platform,
    ...byTrain(departure, direction, now, context),
    ...(headway && index === trains.length - 1 && { then: thenEvery(headway.everySeconds, context) }),
  }));
}

/** The next trains that come, with those before them that do not. */
function shownOf(departures: readonly Departure[]): SingleDeparture[] {
  const trains = departures.filter((one) => one.kind !== 'headway');
  const coming = trains.filter((one) => !isMissing(one)).slice(0, shownTrains);
  return trains.filter((one) => isMissing(one) || coming.includes(one));
}

/** A last train that does not come is what a passenger must know first. */
function inOrder(trains: readonly SingleDeparture[], { last }: DirectionDepartures): SingleDeparture[] {
  const isLast = (one: SingleDeparture) =>
    isMissing(one) && (!last || Date.parse(one.departure) > Date.parse(last));
  return [...trains.filter(isLast), ...trains.filter((one) => !isLast(one))];
}

const isMissing = ({ live }: SingleDeparture) => live?.status === 'cancelled' || live?.status === 'skipped';

function thenEvery(everySeconds: number, context: ModelContext): string {
  const every = intervalWords(everySeconds, context);
  return context.i18n._(msg`then about every ${every}`);
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

function byTrain(
  departure: SingleDeparture,
  direction: DirectionDepartures,
  now: Date,
  context: ModelContext,
): Partial<DepartureRowModel> {
  const { i18n } = context;
  const said = {
    time: toTrainTime(new Date(departure.departure), context),
    ...toLiveRow(departure, direction, now, context),
  };
  if (departure.live) return { ...said, note: lastTrainNote(departure, direction, context) };
  const minutes = Math.max(0, minutesUntil(departure.departure, now));
  return {
    ...said,
    wait:
      minutes < 60
        ? i18n._(msg`${plural(minutes, { 0: 'now', one: 'in # minute', other: 'in # minutes' })}`)
        : undefined,
    note: departure.departure === direction.last ? unreportedNote(direction, minutes, context) : undefined,
  };
}

/** Of a last train that is late: a passenger who comes as planned reaches it in any case. */
function lastTrainNote(
  departure: SingleDeparture,
  { last }: DirectionDepartures,
  context: ModelContext,
): string | undefined {
  const { i18n } = context;
  const scheduled = departure.kind === 'timetable' ? departure.scheduled : undefined;
  if (!last || isMissing(departure) || (departure.departure !== last && scheduled !== last)) return undefined;
  if (Date.parse(departure.departure) <= Date.parse(last)) return i18n._(msg`Last train`);
  const time = toTrainTime(new Date(last), context).text;
  return i18n._(msg`Last train: be there at ${time}`);
}

/** A last train without a prediction, where others have one. */
function unreportedNote({ live }: DirectionDepartures, minutes: number, { i18n }: ModelContext): string {
  return live.state === 'live' && minutes <= unreportedMinutes
    ? i18n._(msg`Last train, by timetable: no train reported yet`)
    : i18n._(msg`Last train`);
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
