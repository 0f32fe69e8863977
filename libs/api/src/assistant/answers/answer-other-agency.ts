import type { AssistantIntent } from '@raang/contract';
import type { Agency } from '@raang/domain';
import type { Place } from '../question/question';
import { type Asked, type Card, namedStation, pageOf, paragraphs, type AnswerParts } from './answer';
import { isAnswer, nearStation, onlyPlace, stationOf, takenOf } from './places';
import { agenciesAt, systemName, telephoneOf } from './systems';

/** Questions about a station or a system. Journeys, their fares, and parking have answers of their own. */
const ofService: ReadonlySet<AssistantIntent> = new Set<AssistantIntent>([
  'next-trains',
  'last-train',
  'opening',
  'facility',
  'status',
  'lost-item',
  'contact',
  'search',
  'fare',
]);

/**
 * Answers a question about a station or a system of another agency: whom to ask, and how to get there. We make no claim
 * about its service. Undefined for a question about us, or about a journey.
 */
export function answerOtherAgency(asked: Asked): AnswerParts | undefined {
  const { question, stations, lines } = asked;
  const isWay = question.to !== undefined || question.from !== undefined;
  // "does the BTS card work on the MRT" is about our tariff
  const isOfTariff = question.intent === 'fare' && question.fareMedia !== undefined;
  if (!ofService.has(question.intent) || isWay || isOfTariff || question.topic === 'emergency')
    return undefined;
  if (question.at) {
    const at = onlyPlace(question.at, 'station', asked);
    return isAnswer(at) || stations.get(at.station)?.isOwn !== false
      ? undefined
      : otherAgencyStation(at, asked);
  }
  const line = lines.find(({ id }) => id === question.line);
  const agency = line
    ? line.isOwn
      ? undefined
      : line.agency
    : lines.find((one) => one.agency.id === question.agency)?.agency;
  return agency && otherAgencySystem(agency, asked);
}

/** The next trains of another system towards a place are only known as a journey. */
export function asJourney(asked: Asked): Asked {
  const { at, ...question } = asked.question;
  const isOfOtherAgency = at && asked.stations.get(at[0]!.station)?.isOwn === false;
  if (question.intent !== 'next-trains' || !question.to || !isOfOtherAgency) return asked;
  return { ...asked, question: { ...question, intent: 'journey', from: at } };
}

/** The answer for a station of another agency: who runs it, and how it connects with ours. */
export function otherAgencyStation(at: Place, asked: Asked): AnswerParts {
  const { words, question, stations } = asked;
  const agencies = agenciesAt(at.station, asked);
  return {
    text: paragraphs(
      nearStation(at, asked),
      takenOf(at, asked),
      stationOf(at, asked),
      question.intent === 'search' ? words.pressOrWrite : whomToAsk(agencies, asked),
    ),
    cards: [
      {
        title: namedStation(at.station, asked),
        rows: [...agencies.flatMap((agency) => contactRows(agency, asked)), ...nearestOfOurs(at, asked)],
        lineIds: stations.get(at.station)?.lineIds ?? [],
        target: { type: 'station', code: at.station },
      },
    ],
    sources: [
      pageOf.station(at, asked),
      { title: words.plannerTo(at.name[asked.locale]), target: { type: 'journey', to: at.ref } },
    ],
    choices: [words.next.journey],
  };
}

function otherAgencySystem(agency: Agency, asked: Asked): AnswerParts {
  const { words, lines, locale, question } = asked;
  const theirs = lines.filter((line) => line.agency.id === agency.id);
  const name = systemName(agency, asked);
  return {
    text: paragraphs(
      words.systemOf({ name, agency: agency.name[locale] }),
      question.intent === 'fare' ? words.fareAsk : whomToAsk([agency], asked),
    ),
    cards: [
      {
        title: name,
        rows: [
          ...contactRows(agency, asked),
          { name: words.linesPage, value: theirs.map((line) => line.name[locale]).join(', ') },
        ],
        lineIds: theirs.map(({ id }) => id),
      },
    ],
    sources: [
      ...(question.intent === 'fare' ? [pageOf.page('which-ticket', words.whichTicketPage)] : []),
      ...pageOf.role('lines', words.linesPage, asked),
      pageOf.page('map', words.mapPage),
    ],
    ...(question.intent === 'fare' && { asked: 'from' }),
  };
}

/** Refers to the operator; undefined where its name is the whole answer. */
function whomToAsk(agencies: readonly Agency[], asked: Asked): string | undefined {
  const { words, locale, question } = asked;
  if (question.intent === 'contact') return undefined;
  if (question.intent !== 'lost-item') return words.askThem;
  return agencies
    .map((agency) => words.lostWithThem({ name: systemName(agency, asked), agency: agency.name[locale] }))
    .join(' ');
}

function contactRows(agency: Agency, { words, locale }: Asked): Card['rows'] {
  const rows: [string, string | undefined][] = [
    [words.agency, agency.name[locale]],
    [words.telephone, telephoneOf(agency)],
    [words.website, agency.url],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

function nearestOfOurs({ station }: Place, asked: Asked): Card['rows'] {
  const { words, stations } = asked;
  const walks = (stations.get(station)?.interchanges ?? []).filter((to) => stations.get(to.station)?.isOwn);
  const minutes = ({ walkMinutes = Number.POSITIVE_INFINITY }: (typeof walks)[number]) => walkMinutes;
  const [nearest] = walks.toSorted((one, other) => minutes(one) - minutes(other));
  if (!nearest) return [];
  const name = namedStation(nearest.station, asked);
  return [{ name: words.nearestOfOurs, value: words.onFootTo(name, nearest.walkMinutes) }];
}
