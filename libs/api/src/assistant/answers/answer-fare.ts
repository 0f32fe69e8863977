import type { Fare } from '@raang/domain';
import type { Place } from '../question/question';
import { type Asked, type Card, pageOf, paragraphs, type AnswerParts } from './answer';
import { fareWords } from './answer-journey';
import { answerTariff } from './answer-tariff';
import { askedTime } from './asked-time';
import { bestWay } from './best-way';
import { askForStart, isAnswer, onlyPlace, takenOf } from './places';
import { systemName } from './systems';

/** The fare of a journey, or what the tariff says of cards, caps and lines. */
export async function answerFare(asked: Asked): Promise<AnswerParts> {
  const { question } = asked;
  const isWay = question.from && question.to;
  if (!isWay && (question.fareMedia || question.topic === 'cap' || question.topic === 'refund'))
    return answerTariff(asked);
  const end = question.to && onlyPlace(question.to, 'to', asked);
  if (end && isAnswer(end)) return end;
  const start = question.from && onlyPlace(question.from, 'from', asked);
  if (start && isAnswer(start)) return start;
  if (!end && !start) return answerTariff(asked);
  if (!end) return { text: asked.words.askTo, asked: 'to' };
  if (!start) return askForStart(end, asked);
  const { words, locale } = asked;
  const { from, to, fares, riderCategories, fareMedia } = await faresBetween(start, end, asked);
  const way = { from: from.ref, to: to.ref };
  const names = { from: from.name[locale], to: to.name[locale] };
  const wanted = riderCategories.find(({ id }) => id === question.rider);
  const rider = wanted ?? riderCategories.find(({ isDefault }) => isDefault);
  const fare = fares.find(({ riderCategory }) => riderCategory === rider?.id);
  const label = ({ riderCategory, fareMedia: media }: Fare) => {
    const name = riderCategories.find(({ id }) => id === riderCategory)?.name[locale] ?? riderCategory;
    const mediaNames = media.map((id) => fareMedia.find((one) => one.id === id)?.name[locale] ?? id);
    return mediaNames.length > 0 ? words.withMedia(name, mediaNames.join(', ')) : name;
  };
  return {
    text: paragraphs(
      fare && rider
        ? words.costs({ ...names, amount: fareWords(fare, asked), rider: rider.name[locale] })
        : fares.length > 0
          ? words.noRiderFare(rider?.name[locale] ?? '')
          : words.noFare,
      takenOf(from, asked),
      takenOf(to, asked),
    ),
    cards:
      fares.length > 0
        ? [
            {
              title: words.way(names.from, names.to),
              rows: fares.map((one) => ({ name: label(one), value: fareWords(one, asked) })),
              lineIds: [],
              target: { type: 'journey', ...way },
            },
            ...(fare ? partsCard(fare, asked) : []),
          ]
        : [],
    sources: [
      { title: words.plannerFor(names.from, names.to), target: { type: 'journey', ...way } },
      ...pageOf.role('fares', words.faresPage, asked),
      pageOf.page('which-ticket', words.whichTicketPage),
    ],
    choices: [words.next.lastTrain, words.next.back],
  };
}

type Found = Pick<
  Awaited<ReturnType<Asked['services']['fares']['between']>>,
  'fares' | 'riderCategories' | 'fareMedia'
> & { from: Place; to: Place };

/** Between our stations by the tariff; else those of the journey that the planner takes. */
async function faresBetween(from: Place, to: Place, asked: Asked): Promise<Found> {
  const { services, question, stations } = asked;
  const isOwn = ({ place, station }: Place) => !place && stations.get(station)?.isOwn;
  if (isOwn(from) && isOwn(to)) {
    const day = question.date && { date: question.date };
    const found = await services.fares.between({ from: from.station, to: to.station, ...day });
    return { ...found, from, to };
  }
  const { date, time } = askedTime(asked);
  const way = await bestWay(question.from!, question.to!, (ends) =>
    services.travel.journeys({ ...ends, live: false, ...(date && { date }), ...(time && { time }) }),
  );
  const [journey] = way.found.journeys.length > 0 ? way.found.journeys : (way.found.nextService ?? []);
  return { ...way.found, from: way.from, to: way.to, fares: journey?.fares ?? [] };
}

/** What each system takes, if passengers pay several. */
function partsCard({ parts }: Fare, asked: Asked): Card[] {
  const { lines, words } = asked;
  const rows = parts.map(({ agencyId, amountSatang, highestSatang, certainty }) => {
    const agency = lines.find((line) => line.agency.id === agencyId)?.agency;
    return {
      name: agency ? systemName(agency, asked) : words.discount,
      value: fareWords({ amountSatang, highestSatang, status: certainty }, asked),
    };
  });
  const agencies = new Set(parts.flatMap(({ agencyId }) => agencyId ?? []));
  return agencies.size > 1 ? [{ title: words.fareParts, rows, lineIds: [] }] : [];
}
