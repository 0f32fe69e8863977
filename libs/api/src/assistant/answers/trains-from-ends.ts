import type { DirectionDepartures, LineId, StationCode } from '@raang/domain';
import { dayOf, formatDate, leavingTime } from '../words/format';
import { type Asked, lineName, ownLines, pageOf, type AnswerParts, stationName } from './answer';
import { boardOf } from './board';
import { middayOf, nightTime } from './asked-time';

interface FromEnd {
  line: LineId;
  station: StationCode;
  found: DirectionDepartures;
}

/** The trains that leave both ends of lines, along their main patterns. */
export async function trainsFromEnds(
  lineIds: readonly LineId[],
  at: string,
  { lines, services }: Asked,
): Promise<FromEnd[]> {
  const ends = lines
    .filter(({ id }) => lineIds.includes(id))
    .flatMap(({ id, patterns }) =>
      patterns.filter(({ isBranch }) => !isBranch).map((pattern) => ({ id, ...pattern })),
    );
  const found = await Promise.all(
    ends.map(async ({ id, direction, stations: [station, next] }) => {
      const { directions } = await boardOf({ services }, { code: station!, at });
      const trains = directions.find(
        (one) => one.lineId === id && one.direction === direction && one.nextStation === next,
      );
      return trains && { line: id, station: station!, found: trains };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** First and last trains from the ends of the line in question, or of all our lines. */
export async function hoursOfLines(asked: Asked): Promise<AnswerParts> {
  const { words, locale, question } = asked;
  const moment = middayOf(asked);
  const wanted = question.line ? [question.line] : ownLines(asked).map(({ id }) => id);
  const ends = (await trainsFromEnds(wanted, moment, asked)).flatMap(
    ({ line, station, found: { first, last } }) => (first && last ? [{ line, station, first, last }] : []),
  );
  const times = pageOf.role('trainTimes', words.timesPage, asked);
  if (ends.length === 0) return { text: words.noService, sources: times };
  const day = dayOf(ends[0]!.first);
  return {
    text: words.hoursOfLines(formatDate(day, locale)),
    cards: [
      {
        title: words.timesPage,
        rows: ends.map(({ line, station, first, last }) => ({
          name: words.fromTerminal(lineName(line, asked), stationName(station, asked)),
          value: words.firstAndLast(leavingTime(first, locale), nightTime(last, dayOf(first), asked)),
        })),
        lineIds: wanted,
        target: times[0]?.target,
      },
    ],
    sources: times,
    choices: [words.next.status],
  };
}
