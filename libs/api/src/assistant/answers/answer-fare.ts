import type { Fare } from '@raang/domain';
import { baht } from '../words/format';
import { type Asked, lineName, pageOf, paragraphs, type Reply, stationName } from './answer';
import { fareWords } from './answer-journey';
import { askForStart, connectionWords, isReply, onlyPlace } from './places';

/** The fare of a journey, or what journeys cost on every line. */
export async function answerFare(asked: Asked): Promise<Reply> {
  const { question } = asked;
  const to = question.to && onlyPlace(question.to, 'to', asked);
  if (to && isReply(to)) return to;
  const from = question.from && onlyPlace(question.from, 'from', asked);
  if (from && isReply(from)) return from;
  if (!to && !from) return rangesOfLines(asked);
  if (!to) return { text: asked.words.askTo, asked: 'to' };
  if (!from) return askForStart(to, asked);
  const { words, locale, services } = asked;
  const way = { from: from.station, to: to.station };
  const { fares, riderCategories, fareMedia } = await services.fares.between({
    ...way,
    ...(question.date && { date: question.date }),
  });
  const names = { from: stationName(way.from, asked), to: stationName(way.to, asked) };
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
      connectionWords(from, 'from', asked),
      connectionWords(to, 'to', asked),
      fare && rider
        ? words.costs({ ...names, amount: fareWords(fare, asked), rider: rider.name[locale] })
        : fares.length > 0
          ? words.noRiderFare(rider?.name[locale] ?? '')
          : words.noFare,
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
          ]
        : [],
    sources: [
      { title: words.plannerFor(names.from, names.to), target: { type: 'journey', ...way } },
      pageOf.category('tickets', 'fare-rates', words.faresPage),
      pageOf.page('which-ticket', words.whichTicketPage),
    ],
    choices: [words.next.lastTrain, words.next.back],
  };
}

async function rangesOfLines(asked: Asked): Promise<Reply> {
  const { question, words, locale, services } = asked;
  const { lines, riderCategories } = await services.fares.tariff(
    question.date ? { date: question.date } : {},
  );
  const rider =
    riderCategories.find(({ id }) => id === question.rider) ??
    riderCategories.find(({ isDefault }) => isDefault);
  const ranges = lines.filter(
    ({ riderCategory, lineId }) =>
      riderCategory === rider?.id && (!question.line || lineId === question.line),
  );
  const isTickets = question.topic === 'tickets';
  const rows = ranges.map(({ lineId, lowestSatang, highestSatang, status }) => {
    const amount =
      lowestSatang === highestSatang
        ? fareWords({ amountSatang: lowestSatang, status: 'official' }, asked)
        : words.between(baht(lowestSatang), baht(highestSatang));
    const doubt = words.certainty(status);
    return { name: lineName(lineId, asked), value: doubt ? `${amount} (${doubt})` : amount };
  });
  return {
    text: paragraphs(rows.length > 0 ? words.faresByLine : undefined, words.fareAsk),
    cards:
      rows.length > 0 && rider
        ? [
            {
              title: rider.name[locale],
              rows,
              lineIds: ranges.map(({ lineId }) => lineId),
              target: isTickets
                ? { type: 'page', page: 'which-ticket' }
                : pageOf.category('tickets', 'fare-rates', '').target,
            },
          ]
        : [],
    sources: [
      pageOf.page('which-ticket', words.whichTicketPage),
      pageOf.category('tickets', 'fare-rates', words.faresPage),
      pageOf.category('tickets', 'ticket', words.whichTicketPage),
    ].slice(0, 2),
    asked: 'from',
  };
}
