import type { DirectionDepartures, Journey } from '@raang/domain';
import { addDays, intervalMinutes, networkTime } from '@raang/text-time';
import type { Place } from '../question/question';
import { dayOf, formatDate, leavingTime } from '../words/format';
import {
  type Asked,
  lineName,
  namedStation,
  pageOf,
  paragraphs,
  type AnswerParts,
  stationName,
} from './answer';
import { estimateWords, legRow } from './answer-journey';
import { askedTime, middayOf, nightTime } from './asked-time';
import { bestWay, latest } from './best-way';
import { boardOf, comingOf } from './board';
import { hoursOfLines, trainsFromEnds } from './trains-from-ends';
import { aboutPlace, askForStart, atStation, isAnswer, onlyPlace, takenOf } from './places';

/** The next trains of a station, in every direction or towards a destination. */
export function answerNextTrains(asked: Asked): Promise<AnswerParts> {
  if (asked.question.line && !asked.question.at) return trainsOfLine(asked);
  return atStation(asked, async (at) => {
    const { words } = asked;
    const { date, time } = askedTime(asked);
    const moment = (date ?? time) ? momentOf(asked) : networkTime.toIso(asked.now);
    const { directions, alerts } = await boardOf(asked, { code: at.station, at: moment });
    const wanted = await towardsDestination(directions, at, moment, asked);
    const rows = wanted
      .filter(({ lineId }) => !asked.question.line || lineId === asked.question.line)
      .map((direction) => ({
        name: directionName(direction, asked),
        value: departureWords(direction, moment, asked),
      }));
    const name = stationName(at.station, asked);
    return {
      text: paragraphs(
        aboutPlace(at, asked),
        rows.length > 0 ? words.nextTrainsAt(name) : words.noTrainsToday(name),
        ...alerts.slice(0, 2).map(({ header }) => header[asked.locale]),
      ),
      cards: toCards(at, rows, wanted, asked),
      sources: [
        pageOf.station(at, asked),
        { title: words.plannerPage, target: { type: 'journey', from: at.station } },
      ],
      choices: [words.next.lastTrain, words.next.facilities],
    };
  });
}

/** The next trains from both ends of a line. */
async function trainsOfLine(asked: Asked): Promise<AnswerParts> {
  const { words, question } = asked;
  const moment = momentOf(asked);
  const line = lineName(question.line!, asked);
  const ends = await trainsFromEnds([question.line!], moment, asked);
  const times = pageOf.role('trainTimes', words.timesPage, asked);
  return {
    text: ends.length > 0 ? paragraphs(words.trainsOf(line), words.askStation) : words.noService,
    cards:
      ends.length > 0
        ? [
            {
              title: line,
              rows: ends.map(({ station, found }) => ({
                name: words.fromTerminal(line, stationName(station, asked)),
                value: departureWords(found, moment, asked),
              })),
              lineIds: [question.line!],
              target: times[0]?.target,
            },
          ]
        : [],
    sources: times,
    asked: 'station',
  };
}

/** The last trains of a station, or the last time to leave for a destination. */
export async function answerLastTrain(asked: Asked): Promise<AnswerParts> {
  const { question } = asked;
  const to = question.to && onlyPlace(question.to, 'to', asked);
  if (to && isAnswer(to)) return to;
  if (to && !question.from) return askForStart(to, asked);
  const from = question.from && onlyPlace(question.from, 'from', asked);
  if (from && isAnswer(from)) return from;
  if (from && to) return lastWay(asked);
  if (question.line && !question.at) return hoursOfLines(asked);
  return atStation(asked, (at) => lastTrains(at, asked));
}

async function lastWay(asked: Asked): Promise<AnswerParts> {
  const { words, locale, services, question } = asked;
  const at = middayOf(asked);
  const when = { date: dayOf(at), time: at.slice(11, 16), mode: 'last' } as const;
  const { from, to, found } = await bestWay(
    question.from!,
    question.to!,
    (ends) => services.travel.journeys({ ...ends, ...when }),
    latest,
  );
  const { journeys, reason } = found;
  const [journey] = journeys;
  const way = { from: from.ref, to: to.ref };
  const names = { from: from.name[locale], to: to.name[locale] };
  const planner = {
    title: words.plannerFor(names.from, names.to),
    target: { type: 'journey', ...way, ...when } as const,
  };
  if (!journey)
    return {
      text: reason === 'same-station' ? words.sameStation(names.from) : words.noService,
      sources: [planner],
    };
  if (found.isNextService)
    return {
      text: paragraphs(
        words.nextService(
          `${formatDate(dayOf(journey.departure), locale)} ${leavingTime(journey.departure, locale)}`,
        ),
        found.lastLeft && words.lastLeft(leavingTime(found.lastLeft, locale)),
        estimateWords(journey, asked),
      ),
      sources: [planner, ...pageOf.role('trainTimes', words.timesPage, asked)],
      choices: [words.next.fare, words.next.back],
    };
  return {
    text: paragraphs(
      words.lastWay({ ...names, time: nightTime(journey.departure, journey.serviceDate, asked) }),
      estimateWords(journey, asked),
      words.beEarly,
      takenOf(from, asked),
      takenOf(to, asked),
    ),
    cards: [
      {
        title: words.way(names.from, names.to),
        rows: [
          { name: words.lastDeparture, value: nightTime(journey.departure, journey.serviceDate, asked) },
          { name: words.day, value: formatDate(journey.serviceDate, locale) },
          ...ridesOf(journey, asked),
        ],
        lineIds: journey.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.lineId] : [])),
        target: planner.target,
      },
    ],
    sources: [planner, ...pageOf.role('trainTimes', words.timesPage, asked)],
    choices: [words.next.fare, words.next.back],
  };
}

function ridesOf({ legs }: Journey, asked: Asked) {
  const { words } = asked;
  return legs.flatMap((leg) =>
    leg.kind === 'ride'
      ? [
          {
            name: words.take,
            value: words.at(
              words.towards(lineName(leg.lineId, asked), leg.headsign[asked.locale]),
              leavingTime(leg.departure, asked.locale),
            ),
          },
        ]
      : leg.kind === 'walk'
        ? []
        : [legRow(leg, asked)],
  );
}

async function lastTrains(at: Place, asked: Asked): Promise<AnswerParts> {
  const { words, locale, question } = asked;
  const moment = middayOf(asked);
  const { directions } = await boardOf(asked, { code: at.station, at: moment });
  const running = directions.filter(
    ({ last, lineId }) => last && (!question.line || lineId === question.line),
  );
  const name = stationName(at.station, asked);
  // before the first trains the service of the evening before counts
  const day = running[0]?.first ? dayOf(running[0].first) : dayOf(moment);
  const rows = running.map((direction) => ({
    name: directionName(direction, asked),
    value: [
      nightTime(direction.last!, day, asked),
      ...(direction.departures.length === 0 ? [departureWords(direction, moment, asked)] : []),
    ].join(' · '),
  }));
  if (rows.length === 0) return { text: words.noTrainsToday(name), sources: [pageOf.station(at, asked)] };
  return {
    text: paragraphs(aboutPlace(at, asked), words.lastTrainsAt(name, formatDate(day, locale)), words.beEarly),
    cards: toCards(at, rows, running, asked),
    sources: [
      pageOf.station(at, asked),
      ...pageOf.role('trainTimes', words.timesPage, asked),
      pageOf.page('last-train', words.plannerPage),
    ].slice(0, 2),
    choices: [words.next.nextTrains, words.next.facilities],
  };
}

export function directionName({ lineId, headsign }: DirectionDepartures, asked: Asked): string {
  return asked.words.towards(lineName(lineId, asked), headsign[asked.locale]);
}

export function toCards(
  at: Place,
  rows: { name: string; value: string }[],
  directions: readonly DirectionDepartures[],
  asked: Asked,
) {
  if (rows.length === 0) return [];
  return [
    {
      title: namedStation(at.station, asked),
      rows,
      lineIds: [...new Set(directions.map(({ lineId }) => lineId))],
      target: { type: 'station', code: at.station } as const,
    },
  ];
}

function momentOf(asked: Asked): string {
  const current = networkTime.toIso(asked.now);
  const { date, time } = askedTime(asked);
  return networkTime.momentAt({ date: date ?? current.slice(0, 10), time: time ?? current.slice(11, 19) });
}

/** Only the direction of the train that goes to the destination. */
async function towardsDestination(
  directions: readonly DirectionDepartures[],
  from: Place,
  moment: string,
  asked: Asked,
): Promise<readonly DirectionDepartures[]> {
  const to = asked.question.to?.[0];
  if (!to || to.ref === from.ref) return directions;
  const { journeys } = await asked.services.travel.journeys({
    from: from.station,
    to: to.ref,
    date: moment.slice(0, 10),
    time: moment.slice(11, 16),
  });
  const ride = journeys[0]?.legs.find((leg) => leg.kind === 'ride');
  const found = directions.filter(
    ({ lineId, nextStation }) =>
      ride?.lineId === lineId &&
      (ride.stops[0]?.station ?? ride.to) === nextStation &&
      ride.from === from.station,
  );
  return found.length > 0 ? found : directions;
}

/** "about every 4 minutes", or between two whole minutes. */
function everyWords(seconds: number, { words }: Asked): string {
  const { least, most } = intervalMinutes(seconds);
  return words.everyMinutes(least, most);
}

function departureWords(direction: DirectionDepartures, moment: string, asked: Asked): string {
  const { words, locale } = asked;
  const { last, nextFirst } = direction;
  const departures = comingOf(direction);
  const [first] = departures;
  if (!first) {
    if (!nextFirst) return words.noTrains;
    const time = leavingTime(nextFirst, locale);
    const isTomorrow = dayOf(nextFirst) === addDays(dayOf(moment), 1);
    return words.lastTrainLeft(isTomorrow ? words.tomorrow(time) : time);
  }
  const end = last && words.lastAbout(nightTime(last, dayOf(direction.first ?? moment), asked));
  if (first.kind !== 'headway') {
    const times = departures.flatMap((one) =>
      one.kind === 'headway' ? [] : [leavingTime(one.departure, locale)],
    );
    const then = departures.find((one) => one.kind === 'headway');
    const every = then && words.thenEvery(everyWords(then.everySeconds, asked));
    const { asOf } = direction.live;
    const isLive = departures.some((one) => one.kind !== 'headway' && one.live);
    const known = isLive && asOf && words.liveTimes(leavingTime(asOf, locale));
    return [times.join(', '), every, known, end].filter(Boolean).join(' · ');
  }
  const every = everyWords(first.everySeconds, asked);
  const begins = Date.parse(first.from) > Date.parse(moment);
  return [begins ? words.firstThenEvery(leavingTime(first.from, locale), every) : every, end]
    .filter(Boolean)
    .join(' · ');
}
