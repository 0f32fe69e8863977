import type { NamedPlace, PlaceWay } from '@raang/domain';
import type { Named, Place } from '../question/question';
import { type Asked, namedStation, paragraphs, type Reply, stationName } from './answer';

/** The one place that a name means; an answer that asks which, if it means several. */
export function onlyPlace(named: Named, role: 'from' | 'to' | 'station', asked: Asked): Place | Reply {
  const [first, ...others] = named;
  // stations of one name are one place: see read-names.ts
  if (others.every(({ place, station }) => !place || station === first!.station)) return first!;
  const names = [...new Set(named.map(({ name }) => name[asked.locale]))].slice(0, 4);
  if (names.length === 1) return first!;
  return { text: asked.words.askWhich(names), choices: names, asked: role };
}

export const isReply = (one: Place | Reply): one is Reply => 'text' in one;

/** The way to a place that a journey takes; the best one of the gazetteer if it does not say. */
function wayOf({ place, station }: Place): PlaceWay | undefined {
  return place?.ways.find((way) => way.station === station) ?? place?.ways[0];
}

/** Whether passengers ride another system, rather than only leave our station. */
const isRidden = (way: PlaceWay | undefined) => (way?.change?.stops ?? 0) > 0;

/** How our network and a place of the gazetteer connect; undefined for a station of ours. */
export function connectionWords(
  at: Place,
  role: 'from' | 'to' | 'station',
  asked: Asked,
): string | undefined {
  const way = wayOf(at);
  if (!at.place || !way) return undefined;
  const { words, locale } = asked;
  const name = at.place.name[locale];
  if (!isRidden(way))
    return words.nearStation({
      name,
      station: namedStation(way.station, asked),
      exit: way.exit,
      minutes: way.walkMinutes,
    });
  const facts = {
    name,
    system: at.place.system?.name[locale] ?? way.change!.line[locale],
    near: at.place.system?.station?.[locale],
    changes: changesOf(at.place, asked),
  };
  return role === 'from' ? words.startsElsewhere(facts) : words.otherSystem(facts);
}

/** "Si Lom (BL26) or Sukhumvit (BL22)". */
function changesOf({ ways }: NamedPlace, asked: Asked): string {
  const stations = [...new Set(ways.filter(isRidden).map(({ station }) => station))];
  return stations
    .slice(0, 2)
    .map((code) => namedStation(code, asked))
    .join(` ${asked.words.or} `);
}

/** The part of a journey that another system does. */
export function onOtherSystem(to: Place, { words, locale }: Asked): string | undefined {
  const way = wayOf(to);
  if (!to.place || !way?.change || !isRidden(way)) return undefined;
  const { system, name } = to.place;
  return words.goOnWith({
    system: system?.name[locale] ?? way.change.line[locale],
    from: `${way.change.name[locale]} (${way.change.code})`,
    stops: way.change.stops,
    to: (system?.station ?? name)[locale],
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
