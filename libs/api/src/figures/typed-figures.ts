import type { Line, Locale, StationCode, StationDetail } from '@raang/domain';
import { faresBetween, lineFares } from '@raang/journeys';
import { type FigureData, FigureError } from './figure';
import { runningTime, walk, type Way } from './journey-figures';
import { period, statementsOf } from './statements';

/** A figure that the data has, typed by hand. */
export interface TypedFigure {
  /** Starts at 1. */
  line: number;
  text: string;
  /** Directives to write instead. */
  instead: string;
}

/** A figure belongs to a subject of its statement if it follows or precedes it this nearly, in characters. */
const nearby = { after: 60, before: 25 };

const trains = {
  en: /\b(?:first|last) (?:\w+ ){0,2}?(?:trains?|departures?)\b|\btrains? (?:start|run|leave|begin|stop|end)s?\b/gi,
  th: /(?:ขบวน|เที่ยว|รถไฟฟ้า|รถ)(?:แรก|สุดท้าย)|เริ่มเดินรถ|เดินรถ(?:ตั้งแต่|ถึง|เวลา)|ให้บริการเดินรถ/g,
};
const clock = {
  en: /(?<![\d:.])(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)/g,
  th: /(?<![\d.])(?:[01]?\d|2[0-4])\.[0-5]\d(?=(?:[–-][\d.]+)? ?น\.)/g,
};
const every = {
  en: /\bevery (?:about )?\d+(?:[–-]\d+)? minutes?\b/gi,
  th: /ทุก ?(?:ๆ )?(?:ประมาณ )?\d+(?:[–-]\d+)? นาที/g,
};
const service = { en: /\btrains?\b|\bLine\b/g, th: /รถไฟฟ้า|ขบวน|เดินรถ|สายสี/g };
const otherVehicles = /\bbus(?:es)?\b|\bboats?\b|\bferr(?:y|ies)\b|รถเมล์|รถโดยสาร|รถประจำทาง|เรือ/i;
const minutes = { en: /\b\d+ minutes?\b/g, th: /(?<!\d)\d+ นาที/g };
const onFoot = /\bwalk|\bon foot\b|เดิน(?!รถ|ทาง)/i;
const priceRange = /(?<!\d)(\d+)[–-](\d+) ?(?:baht|บาท)/g;
const price = /(?<![\d–.,-])(\d+) ?(?:baht|บาท)/g;
export const otherPrices = /\bpark|\bfine\b|\bdeposit\b|จอด|ปรับ|มัดจำ/i;
/** A past or future state, which the feed in force does not have. */
export const dated = /(?<!\d)(?:19|20|24|25)\d\d(?!\d)/;

/** Finds times, headways, running times and fares of trains that a content file types although the data has them. */
export function typedFigures(source: string, locale: Locale, data: FigureData): TypedFigure[] {
  const isAboutOtherPrices = otherPrices.test(/^title: .*$/m.exec(source)?.[0] ?? '');
  return statementsOf(source, locale).flatMap(({ line, text }) => {
    if (dated.test(text)) return [];
    const found = (texts: readonly string[], instead: string) =>
      texts.map((it) => ({ line, text: it, instead }));
    return [
      ...found(
        text.includes(period) ? [] : near(text, trains[locale], clock[locale]),
        ':first-train{…}, :last-train{…}, :train-hours{…} or :leave-by{…}',
      ),
      ...(otherVehicles.test(text) ? [] : found(near(text, service[locale], every[locale]), ':headway{…}')),
      ...found(rideTimes(text, locale, data), ':running-time{…}, :journey-time{…} or :walk{…}'),
      ...(isAboutOtherPrices || otherPrices.test(text)
        ? []
        : [
            ...found(rangesOfFares(text, data), ':fare-range{…}'),
            ...found(faresOfRides(text, locale, data), ':fare{…}'),
          ]),
    ];
  });
}

/** Matches of a figure that have a match of the subject nearby. */
function near(text: string, subject: RegExp, figure: RegExp): string[] {
  const subjects = [...text.matchAll(subject)];
  return [...text.matchAll(figure)]
    .filter(({ index }) =>
      subjects.some((other) => index - other.index <= nearby.after && other.index - index <= nearby.before),
    )
    .map(([found]) => found);
}

/** How far a typed duration may be from the data's: older editions differ by a few minutes. */
const nearbyMinutes = 5;

/** Minutes in a statement about two stations that are about what a train or the walk between them takes. */
function rideTimes(text: string, locale: Locale, data: FigureData): string[] {
  const typed = text.match(minutes[locale]);
  if (!typed) return [];
  const known = pairsOf(stationsIn(text, locale, data)).flatMap(([from, to]) =>
    minutesBetween({ from, to }, onFoot.test(text), data),
  );
  return typed.filter((figure) =>
    known.some((count) => Math.abs(Number.parseInt(figure, 10) - count) <= nearbyMinutes),
  );
}

function minutesBetween(way: Way, isWalk: boolean, data: FigureData): number[] {
  try {
    const figure = isWalk ? walk(way, data) : runningTime(way, data);
    return figure.kind === 'minutes' ? [figure.most] : [];
  } catch (error) {
    if (error instanceof FigureError) return [];
    throw error;
  }
}

function rangesOfFares(text: string, data: FigureData): string[] {
  const { tariff, network } = data.feed;
  return [...text.matchAll(priceRange)]
    .filter(([, lowest, highest]) =>
      ownLines(data).some(({ id }) =>
        tariff.riderCategories.some((rider) => {
          const range = lineFares(id, { rider: rider.id }, { ...tariff, network, date: data.date });
          return (
            range?.lowestSatang === Number(lowest) * 100 && range.highestSatang === Number(highest) * 100
          );
        }),
      ),
    )
    .map(([found]) => found);
}

/** Prices in a statement about two stations that are the fare between them. */
function faresOfRides(text: string, locale: Locale, data: FigureData): string[] {
  const typed = [...text.matchAll(price)];
  if (typed.length === 0) return [];
  const { tariff, network } = data.feed;
  const known = new Set(
    pairsOf(stationsIn(text, locale, data)).flatMap(([from, to]) =>
      faresBetween(from, to, { ...tariff, network, date: data.date }).map(({ amountSatang }) => amountSatang),
    ),
  );
  return typed.filter(([, amount]) => known.has(Number(amount) * 100)).map(([found]) => found);
}

const ownLines = ({ feed }: FigureData): Line[] =>
  [...feed.network.lines.values()].filter(({ isOwn }) => isOwn);

/** Own stations that a text names, by code or by a name that is not part of a longer one. */
function stationsIn(text: string, locale: Locale, { feed }: FigureData): StationDetail[] {
  const own = [...feed.network.stations.values()].filter(({ isOwn }) => isOwn);
  const byLength = own.toSorted((one, other) => other.name[locale].length - one.name[locale].length);
  let rest = text;
  const named = new Set(
    byLength.flatMap(({ name }) => {
      if (!rest.includes(name[locale])) return [];
      rest = rest.replaceAll(name[locale], '…');
      return [name[locale]];
    }),
  );
  return own.filter(({ code, name }) => text.includes(code) || named.has(name[locale]));
}

/** Pairs of stations with different names: one name of two stations is one place. */
function pairsOf(stations: readonly StationDetail[]): [StationCode, StationCode][] {
  return stations.flatMap((from) =>
    stations.flatMap((to): [StationCode, StationCode][] =>
      from.name.en === to.name.en ? [] : [[from.code, to.code]],
    ),
  );
}
