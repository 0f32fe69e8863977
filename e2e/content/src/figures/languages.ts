import { keyOf, saysNow } from './cover';
import type { PageFigures } from './read-figures';
import type { ShownFigure } from './shown-figures';

/** What one language of a page has and the other lacks. The two were asked for at different times, so those times differ. */
export function differencesOfLanguages(thai: PageFigures, english: PageFigures): string[] {
  const isFromNow = /\/search-departure\?(?!.*\btime=)/.test(english.path);
  const lacking = (one: PageFigures, other: PageFigures) => {
    const known = new Set(keysOf(other));
    return one.figures
      .filter(
        ({ kind, statement }) =>
          !statement.isCut && !(kind === 'time' && (isFromNow || saysNow.test(statement.text))),
      )
      .filter((figure) => !keysOfFigure(figure).some((key) => known.has(key)))
      .map(
        (figure) => `${one.path}: ${keyOf(figure)} in “${figure.statement.text}”, and not in ${other.path}`,
      );
  };
  const found = [...lacking(thai, english), ...lacking(english, thai)];
  const [thaiCells, englishCells] = [cellsOf(thai), cellsOf(english)];
  const isSame = isFromNow || thaiCells.join() === englishCells.join();
  return found.length > 0 || isSame ? found : [`${english.path}: its tables differ from ${thai.path}`];
}

/** A card may cut off a text in one language: then the whole text of the item counts. */
function keysOf({ figures, linked, hasCuts, locale }: PageFigures): string[] {
  const whole = hasCuts ? linked.flatMap(({ typed }) => typed[locale]) : [];
  return [...figures, ...whole].flatMap(keysOfFigure);
}

/** One language may leave out the year of a day, and the word of validity beside it. */
function keysOfFigure({ kind, value }: ShownFigure): string[] {
  if (kind !== 'validity' && kind !== 'day') return [keyOf({ kind, value })];
  return value.startsWith('-') ? [`day ${value.slice(-6)}`] : [`day ${value}`, `day ${value.slice(-6)}`];
}

/** Amounts and times of the tables that data makes, in order. In those of items, cells are sentences. */
const cellsOf = ({ figures, item }: PageFigures): string[] =>
  (item ? [] : figures)
    .filter(({ kind, statement }) => statement.row !== '' && (kind === 'baht' || kind === 'time'))
    .map(keyOf)
    .toSorted();
