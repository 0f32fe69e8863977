import { spokenFareMedia } from '../../words/spoken/fare-medium';
import { matchesOf } from './word-match';

/**
 * The fare media that a comparable text names. A name within a longer one does not count: "MRT EMV" is not
 * "EMV".
 */
export function fareMediaIn(text: string): string[] {
  const found = Object.entries(spokenFareMedia).flatMap(([id, words]) =>
    matchesOf(text, words.join(',')).map(({ 0: name, index }) => ({
      id,
      start: index,
      end: index + name.length,
    })),
  );
  const isWhole = ({ start, end }: (typeof found)[number]) =>
    !found.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start);
  return [...new Set(found.filter(isWhole).map(({ id }) => id))];
}

/** The first amount of money in a comparable text, such as "40 baht". */
export function amountIn(text: string): number | undefined {
  const baht = /(\d{1,4}) ?(?:บาท|baht|thb)/.exec(text)?.[1];
  return baht === undefined ? undefined : Number(baht) * 100;
}
