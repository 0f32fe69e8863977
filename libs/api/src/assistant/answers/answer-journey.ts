import type { Fare, Journey, JourneyLeg } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { arrivingTime, baht, dayOf, formatDate, leavingTime, minutesOf } from '../words/format';
import type { Place } from '../question/question';
import {
  type Asked,
  type Card,
  lineName,
  namedPlace,
  namedStation,
  pageOf,
  paragraphs,
  type AnswerParts,
} from './answer';
import { askedTime, nightTime } from './asked-time';
import { bestWay } from './best-way';
import { askForStart, isAnswer, nearStation, onlyPlace, takenOf } from './places';
import { systemName } from './systems';

type Found = Awaited<ReturnType<Asked['services']['travel']['journeys']>>;

/** A journey of the planner, or what is missing to find one. */
export async function answerJourney(asked: Asked): Promise<AnswerParts> {
  const { question, words, locale, services } = asked;
  const end = question.to && onlyPlace(question.to, 'to', asked);
  if (end && isAnswer(end)) return end;
  const start = question.from && onlyPlace(question.from, 'from', asked);
  if (start && isAnswer(start)) return start;
  if (!end || !start) return askForStart(end, asked);
  const { date, time, isTomorrow } = askedTime(asked);
  const { from, to, found } = await bestWay(question.from!, question.to!, (way) =>
    services.travel.journeys({
      ...way,
      ...(date && { date }),
      ...(time && { time }),
      mode: question.mode,
      stepFree: question.stepFree ?? false,
    }),
  );
  const way = { from: from.ref, to: to.ref };
  const [journey] = found.journeys.length > 0 ? found.journeys : (found.nextService ?? []);
  const planner = {
    title: words.plannerFor(from.name[locale], to.name[locale]),
    target: {
      type: 'journey',
      ...way,
      ...(date && { date }),
      ...(time && { time, mode: question.mode }),
    } as const,
  };
  return {
    text: paragraphs(
      isTomorrow ? words.laterToday(formatDate(found.date, locale)) : undefined,
      problemWords(found, journey, { from, to }, asked),
      journey && summary(journey, { from, to }, asked),
      journey && estimateWords(journey, asked),
      journey && riskWords(journey, asked),
      takenOf(from, asked),
      takenOf(to, asked),
      ...found.alerts.slice(0, 2).map(({ header }) => header[locale]),
    ),
    cards: journey ? [toCard(journey, found, { from, to }, asked, planner.target)] : [],
    sources: [
      ...(way.from === way.to ? [pageOf.station(to, asked)] : [planner]),
      ...(found.alerts.length > 0 ? [pageOf.page('service-status', words.statusPage)] : []),
    ],
    choices: journey ? [words.next.fare, words.next.lastTrain, words.next.back] : [],
  };
}

interface Way {
  from: Place;
  to: Place;
}

function summary({ durationSeconds, transfers }: Journey, { from, to }: Way, asked: Asked): string {
  const { words } = asked;
  const way = words.way(namedPlace(from, asked), namedPlace(to, asked));
  return words.takes(way, minutesOf(durationSeconds), transfers);
}

/** Systems of which only the headway is known: their times are no timetable. */
export function estimateWords({ legs }: Journey, asked: Asked): string | undefined {
  const systems = legs.flatMap((leg) => {
    if (leg.kind !== 'ride' || leg.isOwn || leg.everySeconds === undefined) return [];
    const line = asked.lines.find(({ id }) => id === leg.lineId);
    return line ? [systemName(line.agency, asked)] : [];
  });
  return systems.length > 0
    ? asked.words.estimatedTimes(new Intl.ListFormat(asked.locale).format(new Set(systems)))
    : undefined;
}

/** What live data say of the change that is most likely to fail. */
function riskWords({ legs }: Journey, { words }: Asked): string | undefined {
  const risks = legs.flatMap((leg) => (leg.kind === 'ride' ? (leg.connection?.risk ?? []) : []));
  const [worst] = (['missed', 'at-risk', 'tight'] as const).filter((risk) => risks.includes(risk));
  return worst && words.connection[worst];
}

/** Why the journey is another one than was asked for, or why there is none. */
function problemWords(
  found: Found,
  journey: Journey | undefined,
  { from, to }: Way,
  asked: Asked,
): string | undefined {
  const { words, locale } = asked;
  if (found.isNextService && journey)
    return words.nextService(momentWords(journey.departure, found.date, asked));
  if (found.isEveningBefore)
    return words.eveningBefore({
      time: found.time,
      first: found.nextService?.[0] && arrivingTime(found.nextService[0].arrival, locale),
    });
  switch (found.reason) {
    case undefined:
      return undefined;
    case 'same-station':
      // a place in walking distance of the station where the journey starts
      return nearStation(to, asked) ?? nearStation(from, asked) ?? words.sameStation(from.name[locale]);
    case 'outside-validity':
      return words.outsideTimetable;
    case 'disrupted':
      return words.disrupted;
    case 'not-step-free':
      return words.notStepFree;
    case 'no-service':
      return journey
        ? `${words.noService} ${formatDate(dayOf(journey.departure), locale)} ${leavingTime(journey.departure, locale)}`
        : words.noService;
    default:
      return words.notConnected;
  }
}

/** A time, with its day if it is not the asked one. */
function momentWords(moment: string, day: string, { locale }: Asked): string {
  const time = leavingTime(moment, locale);
  const date = dayOf(moment);
  return date === day ? time : `${formatDate(date, locale)} ${time}`;
}

function toCard(
  journey: Journey,
  { riderCategories, date, live }: Found,
  { from, to }: Way,
  asked: Asked,
  target: NonNullable<Card['target']>,
): Card {
  const { words, locale, now } = asked;
  const rider =
    riderCategories.find(({ id }) => id === asked.question.rider) ??
    riderCategories.find(({ isDefault }) => isDefault);
  const fare = journey.fares.find(({ riderCategory }) => riderCategory === rider?.id);
  const isToday = dayOf(journey.departure) === networkTime.dayOf(now);
  const known = journey.isLive && live.asOf && words.liveTimes(leavingTime(live.asOf, locale));
  const row = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);
  return {
    title: words.way(from.name[locale], to.name[locale]),
    rows: [
      ...row(words.day, isToday ? undefined : formatDate(dayOf(journey.departure), locale)),
      ...row(words.leave, [leavingTime(journey.departure, locale), known].filter(Boolean).join(' · ')),
      ...row(words.arrive, words.arriveBy(arrivingTime(journey.arrival, locale))),
      ...journey.legs.map((leg) => legRow(leg, asked)),
      ...row(words.fare(rider?.name[locale] ?? ''), fare && fareWords(fare, asked)),
      ...row(
        words.lastDeparture,
        journey.lastDeparture && dayOf(journey.departure) >= date
          ? nightTime(journey.lastDeparture, journey.serviceDate, asked)
          : undefined,
      ),
    ],
    lineIds: [...new Set(journey.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.lineId] : [])))],
    target,
  };
}

/** How to go on: a train, a change, or the walk between a place and its station. */
export function legRow(leg: JourneyLeg, asked: Asked): Card['rows'][number] {
  const { words, locale } = asked;
  if (leg.kind === 'ride')
    return { name: words.take, value: words.towards(lineName(leg.lineId, asked), leg.headsign[locale]) };
  const minutes = minutesOf(leg.durationSeconds);
  if (leg.kind === 'walk') {
    const [from, to] = [namedStation(leg.from, asked), namedStation(leg.to, asked)];
    return { name: words.change, value: words.changeAt(from, to, minutes) };
  }
  const exit = leg.exit && words.exit(leg.exit);
  const station = [namedStation(leg.station, asked), exit].filter(Boolean).join(', ');
  const place = asked.places.get(leg.place)?.name[locale] ?? leg.place;
  const [from, to] = leg.kind === 'access' ? [place, station] : [station, place];
  return { name: words.onFoot, value: words.onFootBetween({ from, to, minutes }) };
}

/** An amount or a range, with its certainty unless it is official. */
export function fareWords(
  { amountSatang, highestSatang, status }: Pick<Fare, 'amountSatang' | 'highestSatang' | 'status'>,
  { words }: Pick<Asked, 'words'>,
): string {
  const amount =
    highestSatang !== undefined && highestSatang !== amountSatang
      ? words.between(baht(amountSatang), baht(highestSatang))
      : amountSatang === 0
        ? words.free
        : words.baht(baht(amountSatang));
  const doubt = words.certainty(status);
  return doubt ? `${amount} (${doubt})` : amount;
}
