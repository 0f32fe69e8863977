import { msg } from '@lingui/core/macro';
import type { Journey, NamedPlace, StationSummary } from '@raang/domain';
import type { JourneySearchQuery, ModelContext } from '../shared/page/model-context';
import type { DeparturesAnswer, JourneysAnswer } from '../search-departure/travel-data';
import type { KeptRowModel } from '../shared/saved-ways/kept-row';
import { type DepartureRowModel, toDepartureBoard } from '../shared/train-times/departure-board-model';
import { type MomentModel, toMoment, toTrainTime } from '../shared/words/moment-words';
import { markedTitle } from '../shared/words/marked-title';
import { intervalWords } from '../shared/words/service-words';
import { indexStations, lineLabel, stationName } from '../shared/words/station-words';

interface KeptRowData {
  stations: readonly StationSummary[];
  places: readonly NamedPlace[];
  now: Date;
}

type WayAnswer = Pick<JourneysAnswer, 'journeys' | 'isNextService' | 'nextService' | 'live'>;

interface AskedWay extends Pick<JourneySearchQuery, 'prefer' | 'stepFree'> {
  from?: string | undefined;
  to: string;
  /** Of a saved way. */
  lines?: readonly string[] | undefined;
  /** Where its rides after the first begin. */
  changes?: readonly string[] | undefined;
}

/**
 * The way from one station or place to another: how often trains run, and the last one. Of a
 * saved way it is that of these lines, if there is one now.
 * @returns undefined if the network has no such end
 */
export function toKeptWay(
  { from, to, prefer, stepFree, lines, changes }: AskedWay,
  answer: WayAnswer | undefined,
  data: KeptRowData,
  context: ModelContext,
): KeptRowModel | undefined {
  const { hrefs, i18n, locale } = context;
  const [start, name] = [endName(from, data, context), endName(to, data, context)];
  if (name === undefined) return undefined;
  const query = { ...(from && { from }), to, ...(prefer && { prefer }), ...(stepFree && { stepFree }) };
  const found = answer && findWay(answer, lines, changes);
  return {
    name,
    href: hrefs.searchDeparture(locale, query),
    from: start && i18n._(msg`from ${start}`),
    ...(lines && {
      lines:
        found && isBy(found, lines, changes) ? lines.map((id) => ({ id, name: lineLabel(id, context) })) : [],
    }),
    ...(answer && wayWords(found, answer, context)),
  };
}

function findWay(
  { journeys, nextService = [] }: WayAnswer,
  lines?: readonly string[],
  changes?: readonly string[],
): Journey | undefined {
  const found = journeys.length > 0 ? journeys : nextService;
  return (lines && found.find((journey) => isBy(journey, lines, changes))) ?? found[0];
}

function isBy({ legs }: Journey, lines: readonly string[], changes: readonly string[] = []): boolean {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  return (
    rides.map(({ lineId }) => lineId).join() === lines.join() &&
    rides
      .slice(1)
      .map(({ from }) => from)
      .join() === changes.join()
  );
}

function wayWords(
  journey: Journey | undefined,
  { journeys, isNextService, live }: WayAnswer,
  context: ModelContext,
): Pick<KeptRowModel, 'says' | 'isLive'> {
  const { i18n } = context;
  const timeOf = (moment: string) => toTrainTime(new Date(moment), context).text;
  const first = journey?.legs.find((leg) => leg.kind === 'ride');
  if (!journey || !first) return { says: i18n._(msg`No train now`) };
  const asOf = first.live && live.state !== 'live' ? toMoment(new Date(first.live.asOf), context) : undefined;
  const time = reportedTime(timeOf(first.departure), { isLive: first.live && !asOf, asOf }, context);
  const isLive = first.live && { isLive: true as const };
  if (isNextService || journeys.length === 0) return { says: i18n._(msg`next train ${time}`), ...isLive };
  const every = Math.max(...journey.legs.map((leg) => (leg.kind === 'ride' && leg.everySeconds) || 0));
  const next =
    every > 0 && !first.live
      ? everyWords(intervalWords(every, context), context)
      : i18n._(msg`next train ${time}`);
  if (!journey.lastDeparture) return { says: next, ...isLive };
  const last = timeOf(journey.lastDeparture);
  return { says: [next, i18n._(msg`last train ${last}`)].join(' · '), ...isLive };
}

/** The next trains of a station in every direction. */
export function toKeptStation(
  code: string,
  { directions }: Pick<DeparturesAnswer, 'directions'>,
  data: KeptRowData,
  context: ModelContext,
): KeptRowModel {
  const { hrefs, locale } = context;
  const stations = indexStations(data.stations);
  const { rows } = toDepartureBoard({ directions, stations, now: data.now }, context);
  // of single trains each direction has the next one that comes
  const next = [
    ...new Map(
      rows
        .filter(({ missing }) => !missing)
        .toReversed()
        .map((row) => [`${row.line.id} ${row.headsign}`, row]),
    ).values(),
  ].toReversed();
  const said = next.map((row) => `${row.headsign}: ${trainWords(row, context)}`).join(' · ');
  return {
    name: stationName(code, stations, context),
    href: hrefs.searchDeparture(locale, { from: code }),
    says: markedTitle(
      { title: said, ...(next.some(({ isExample }) => isExample) && { example: true }) },
      context,
    ),
    ...(next.some(isReported) && { isLive: true }),
  };
}

function trainWords(row: DepartureRowModel, context: ModelContext): string {
  if (row.every) return everyWords(row.every, context);
  if (!row.time) return row.timeNote ?? '';
  return reportedTime(row.time.text, { isLive: row.source === 'live', asOf: row.asOf }, context);
}

const isReported = ({ source, asOf }: DepartureRowModel) => source === 'live' || asOf !== undefined;

/** A time with the word that tells it from one of the timetable. */
function reportedTime(
  time: string,
  { isLive, asOf }: { isLive?: boolean | undefined; asOf?: MomentModel | undefined },
  { i18n }: ModelContext,
): string {
  if (isLive) return i18n._(msg`${time} (live)`);
  if (!asOf) return time;
  const asOfTime = asOf.text;
  return i18n._(msg`${time} (as of ${asOfTime})`);
}

const everyWords = (every: string, { i18n }: ModelContext) => i18n._(msg`every ${every}`);

function endName(
  end: string | undefined,
  { stations, places }: KeptRowData,
  { locale }: ModelContext,
): string | undefined {
  const named = stations.find(({ code }) => code === end) ?? places.find(({ id }) => id === end);
  return named?.name[locale];
}
