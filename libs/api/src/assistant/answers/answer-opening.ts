import { dayOf, formatDate, leavingTime } from '../words/format';
import { type Asked, pageOf, paragraphs, type AnswerParts, stationName } from './answer';
import { boardOf } from './board';
import { directionName, toCards } from './answer-trains';
import { middayOf, nightTime } from './asked-time';
import { atStation } from './places';
import { hoursOfLines } from './trains-from-ends';

/** When trains run: at a station, or from the ends of the lines. */
export async function answerOpening(asked: Asked): Promise<AnswerParts> {
  if (!asked.question.at) return hoursOfLines(asked);
  return atStation(asked, async (at) => {
    const { words, locale } = asked;
    const moment = middayOf(asked);
    const { directions } = await boardOf(asked, { code: at.station, at: moment });
    const running = directions.filter(({ first, last }) => first && last);
    const name = stationName(at.station, asked);
    const day = running[0]?.first ? dayOf(running[0].first) : dayOf(moment);
    const rows = running.map((direction) => ({
      name: directionName(direction, asked),
      value: words.firstAndLast(
        leavingTime(direction.first!, locale),
        nightTime(direction.last!, day, asked),
      ),
    }));
    return {
      text: paragraphs(
        at.place ? words.placeHours(at.place.name[locale]) : undefined,
        rows.length > 0 ? words.hoursAt(name, formatDate(day, locale)) : words.noTrainsToday(name),
      ),
      cards: toCards(at, rows, running, asked),
      sources: [pageOf.station(at, asked), ...pageOf.role('trainTimes', words.timesPage, asked)],
      choices: [words.next.nextTrains, words.next.lastTrain],
    };
  });
}
