import type { ItemOf } from '@raang/domain';
import { formatNumber } from '@raang/i18n';
import { formatDate } from '../words/format';
import { type Asked, type Card, pageOf, paragraphs, type AnswerParts, stationName } from './answer';
import { otherAgencyStation } from './answer-other-agency';
import { aboutPlace, isAnswer, onlyPlace } from './places';
import { itemsOf } from './items-of';

/** Car parks of a station, or how many there are. */
export async function answerParking(asked: Asked): Promise<AnswerParts> {
  const { words, question, stations, pages } = asked;
  const page = pageOf.role('parking', words.parkingPage, asked);
  const all = (await itemsOf(pages.parking, asked)).filter((item) => item.kind === 'car-park');
  const at = question.at && onlyPlace(question.at, 'station', asked);
  if (at && isAnswer(at)) return at;
  if (!at)
    return {
      text: all.length > 0 ? words.parkingList(all.length) : words.askStation,
      sources: page,
      asked: 'station',
    };
  const near = [at.station, ...(stations.get(at.station)?.interchanges.map(({ station }) => station) ?? [])];
  const here = all.filter(({ station }) => near.includes(station));
  if (here.length === 0 && stations.get(at.station)?.isOwn === false) return otherAgencyStation(at, asked);
  const name = stationName(at.station, asked);
  return {
    text: paragraphs(
      aboutPlace(at, asked),
      here.length > 0 ? words.parkingAt(name, here.length) : words.noParkingAt(name),
    ),
    cards: here.slice(0, 4).map((item) => toCard(item, asked)),
    sources: [...page, pageOf.station(at, asked)],
    choices: [words.next.lastTrain],
  };
}

function toCard(item: ItemOf<'car-park'>, { words, locale }: Asked): Card {
  const row = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);
  const doubt = item.certainty && words.certainty(item.certainty);
  const asOf = item.asOf && words.asOf(formatDate(item.asOf, locale));
  return {
    title: item.title,
    rows: [
      ...row(words.spaces, item.carSpaces ? words.carSpaces(formatNumber(item.carSpaces)) : undefined),
      ...row(words.hours, item.hours),
      ...row(words.riderFee, item.riderFee),
      ...row(words.records, [doubt, asOf].filter(Boolean).join(', ')),
    ],
    lineIds: item.lines,
    target: { type: 'item', group: item.group, category: item.category, id: item.id },
  };
}
