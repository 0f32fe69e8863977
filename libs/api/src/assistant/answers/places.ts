import type { Named, Place } from '../question/question';
import {
  type Asked,
  lineName,
  namedPlace,
  namedStation,
  pageOf,
  paragraphs,
  type AnswerParts,
} from './answer';
import { systemsOf } from './systems';

/** The one place that a name means; an answer that asks which, if it means several. */
export function onlyPlace(named: Named, role: 'from' | 'to' | 'station', asked: Asked): Place | AnswerParts {
  const [first, ...others] = named;
  // stations of one name are one place: see one-place.ts
  if (others.every(({ place }) => !place) && !first!.place) return first!;
  const names = [...new Set(named.map((one) => namedPlace(one, asked)))].slice(0, 4);
  if (names.length === 1) return first!;
  return { text: asked.words.askWhich(names), choices: names, asked: role };
}

export const isAnswer = (one: Place | AnswerParts): one is AnswerParts => 'text' in one;

/** What a person may not know about a place: the station near it, or whose station it is. */
export function aboutPlace(at: Place, asked: Asked): string | undefined {
  return at.place ? nearStation(at, asked) : (takenOf(at, asked) ?? stationOf(at, asked));
}

/** The station in walking distance whose service an answer is about. */
export function nearStation({ place, station }: Place, asked: Asked): string | undefined {
  const near = place?.near.find((one) => one.station === station);
  if (!place || !near) return undefined;
  return asked.words.nearStation({
    name: place.name[asked.locale],
    station: namedStation(station, asked),
    exit: near.exit,
    minutes: near.walkMinutes,
  });
}

/** Whose station it is, if it is not ours. */
export function stationOf({ station }: Place, asked: Asked): string | undefined {
  const { words, locale, stations, lines } = asked;
  const found = stations.get(station);
  if (!found || found.isOwn) return undefined;
  const names = lines.filter(({ id }) => found.lineIds.includes(id)).map(({ name }) => name[locale]);
  return words.stationOf({
    name: namedStation(station, asked),
    system: systemsOf(station, asked).join(', '),
    lines: names.join(', '),
  });
}

/** Which one an answer is about, if passengers leave the paid area between stations of the same name. */
export function takenOf({ place, station, others: named = [] }: Place, asked: Asked): string | undefined {
  const { stations, words, locale } = asked;
  const taken = stations.get(station);
  if (place || !taken) return undefined;
  const inside = taken.interchanges.flatMap((to) => (to.isInPaidArea ? [to.station] : []));
  const others = [...stations.values()].filter(
    ({ code, name }) =>
      code !== station && (name.th === taken.name.th || named.includes(code)) && !inside.includes(code),
  );
  if (others.length === 0) return undefined;
  const withLines = ({ code, isOwn, lineIds }: typeof taken) => {
    const names = isOwn ? lineIds.map((id) => lineName(id, asked)) : systemsOf(code, asked);
    return `${code} (${names.join(', ')})`;
  };
  return words.taken({
    // the name that they share may be another name of the taken one
    name: others[0]!.name[locale],
    taken: withLines(taken),
    others: others.map(withLines).join(', '),
  });
}

/** Asks for a missing place, after what is known about the other one. */
export function askForStart(to: Place | undefined, asked: Asked): AnswerParts {
  const { words, locale } = asked;
  if (!to) return { text: words.askTo, asked: 'to' };
  return {
    text: paragraphs(aboutPlace(to, asked), words.askFrom(to.name[locale])),
    sources: [
      { title: words.plannerTo(to.name[locale]), target: { type: 'journey', to: to.ref } },
      pageOf.station(to, asked),
    ],
    asked: 'from',
  };
}

/** Asks for the station if the question names none. */
export async function atStation(
  asked: Asked,
  answer: (at: Place) => Promise<AnswerParts>,
): Promise<AnswerParts> {
  const named = asked.question.at;
  if (!named) return { text: asked.words.askStation, asked: 'station' };
  const at = onlyPlace(named, 'station', asked);
  return isAnswer(at) ? at : answer(at);
}
