import { keyOf, saysNow } from './cover';
import type { PageFigures } from './read-figures';
import type { ShownFigure } from './shown-figures';

/** What one language of a page has and the other lacks. The two were asked for at different times, so those times differ. */
export function differencesOfLanguages(thai: PageFigures, english: PageFigures): string[] {
  const isFromNow = /\/search-departure\?(?!.*\btime=)/.test(english.path);
  const isOfRequest = ({ kind, statement }: ShownFigure) =>
    kind === 'time' && (isFromNow || saysNow.test(statement.text));
  const lacking = (one: PageFigures, other: PageFigures) => {
    const known = distinct([...other.figures, ...wholeTexts(other)]);
    return distinct(one.figures.filter((figure) => !figure.statement.isCut && !isOfRequest(figure)))
      .filter((figure) => !known.some((same) => isSame(figure, same)))
      .map(
        (figure) => `${one.path}: ${keyOf(figure)} in “${figure.statement.text}”, and not in ${other.path}`,
      );
  };
  const found = [...lacking(thai, english), ...lacking(english, thai)];
  const hasSameCells = isFromNow || cellsOf(thai).join() === cellsOf(english).join();
  return found.length > 0 || hasSameCells ? found : [`${english.path}: its tables differ from ${thai.path}`];
}

const distinct = (figures: readonly ShownFigure[]): ShownFigure[] => [
  ...new Map(figures.map((figure) => [keyOf(figure), figure])).values(),
];

/** A card may cut off a text in one language: then the whole text of the item counts. */
const wholeTexts = ({ linked, hasCuts, locale }: PageFigures): ShownFigure[] =>
  hasCuts ? linked.flatMap(({ typed }) => typed[locale]) : [];

/** A language may leave out the year of a day, or the word of validity beside it. */
function isSame(one: ShownFigure, other: ShownFigure): boolean {
  if (keyOf(one) === keyOf(other)) return true;
  const isDay = [one, other].every(({ kind }) => kind === 'validity' || kind === 'day');
  const lacksYear = [one, other].some(({ value }) => value.startsWith('--'));
  return isDay && (lacksYear ? one.value.slice(-5) === other.value.slice(-5) : one.value === other.value);
}

/** Amounts and times of the tables that data makes, in order. In those of items, cells are sentences. */
const cellsOf = ({ figures, item }: PageFigures): string[] =>
  (item ? [] : figures)
    .filter(({ kind, statement }) => statement.row !== '' && (kind === 'baht' || kind === 'time'))
    .map(keyOf)
    .toSorted();
