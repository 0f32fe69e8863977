import type { NamedPlace, PlaceWay } from '@raang/domain';
import type { Named, Place } from '../question/question';
import { type Asked, namedStation, paragraphs, type Reply, stationName } from './answer';

/** The one place that a name means; an answer that asks which, if it means several. */
export function onlyPlace(named: Named, role: 'from' | 'to' | 'station', asked: Asked): Place | Reply {
  const [first, ...others] = named;
  // stations of one name are one place: see read-names.ts
  if (others.length === 0 || named.every(({ place }) => !place)) return first!;
  const names = [...new Set(named.map(({ name }) => name[asked.locale]))].slice(0, 4);
  if (names.length === 1) return first!;
  return { text: asked.words.askWhich(names), choices: names, asked: role };
}

export const isReply = (one: Place | Reply): one is Reply => 'text' in one;

/** How our network and a place of the gazetteer connect; undefined for a station of ours. */
export function connectionWords(
  { place }: Place,
  role: 'from' | 'to' | 'station',
  asked: Asked,
): string | undefined {
  if (!place) return undefined;
  const [best] = place.ways;
  const { words, locale } = asked;
  const name = place.name[locale];
  if (!best!.change)
    return words.nearStation({
      name,
      station: namedStation(best!.station, asked),
      exit: best!.exit,
      minutes: best!.walkMinutes,
    });
  const facts = {
    name,
    system: place.system?.name[locale] ?? best!.change.line[locale],
    changes: changesOf(place, asked),
  };
  return role === 'from' ? words.startsElsewhere(facts) : words.otherSystem(facts);
}

/** "Si Lom (BL26) or Sukhumvit (BL22)". */
function changesOf({ ways }: NamedPlace, asked: Asked): string {
  const stations = [...new Set(ways.filter(({ change }) => change).map(({ station }) => station))];
  return stations
    .slice(0, 2)
    .map((code) => namedStation(code, asked))
    .join(` ${asked.words.or} `);
}

/** The part of a journey that another system does. */
export function onOtherSystem(
  { place }: Place,
  { change }: PlaceWay,
  { words, locale }: Asked,
): string | undefined {
  if (!place || !change) return undefined;
  return words.goOnWith({
    line: change.line[locale],
    from: `${change.name[locale]} (${change.code})`,
    stops: change.stops || undefined,
    to: place.name[locale],
  });
}

/** Asks for a missing place, after what is known about the other one. */
export function askForStart(to: Place | undefined, asked: Asked): Reply {
  const { words, locale } = asked;
  if (!to) return { text: words.askTo, asked: 'to' };
  return {
    text: paragraphs(connectionWords(to, 'to', asked), words.askFrom(to.name[locale])),
    sources: to.place
      ? [
          {
            title: words.stationPage(stationName(to.station, asked)),
            target: { type: 'station', code: to.station },
          },
        ]
      : [],
    asked: 'from',
  };
}

/** Asks for the station if the question names none. */
export async function atStation(asked: Asked, answer: (at: Place) => Promise<Reply>): Promise<Reply> {
  const named = asked.question.at;
  if (!named) return { text: asked.words.askStation, asked: 'station' };
  const at = onlyPlace(named, 'station', asked);
  return isReply(at) ? at : answer(at);
}
